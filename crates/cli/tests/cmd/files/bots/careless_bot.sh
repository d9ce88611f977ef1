# First swaps a card that it does not hold, never includes the number of a decision, and does not exit when the game is over.
while read -r message; do
    case $message in
        '{"type":"hello",'*)
            echo '{"type":"hello","name":"Careless","author":"nobody"}'
            continue
            ;;
        '{"type":"decide",'*)
            action=${message#*'"legal":["'} action=${action%%'"'*}
            ;;
    esac
    case $message in
        '{"type":"decide","decision":1,'*) echo '{"act":"swap 0"}' ;;
        '{"type":"over",'*) exec sleep 60 ;;
        *) echo "{\"act\":\"$action\"}" ;;
    esac
done
