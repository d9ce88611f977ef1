# Attacks itself first, never tells the number of a decision, and does not leave when the game is over.
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
        '{"type":"decide","decision":1,'*) echo '{"act":"counterattack 1"}' ;;
        '{"type":"over",'*) exec sleep 60 ;;
        *) echo "{\"act\":\"$action\"}" ;;
    esac
done
