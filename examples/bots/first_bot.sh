#!/bin/sh
# A bot for Starfry that plays the first legal action of every decision. It does not even need a JSON
# parser: starfry bot check "sh examples/bots/first_bot.sh"

while read -r message; do
    case $message in
        '{"type":"hello",'*)
            answer='{"type":"hello","name":"First"}'
            ;;
        '{"type":"decide",'*)
            number=${message#*'"decision":'} number=${number%%,*}
            action=${message#*'"legal":["'} action=${action%%'"'*}
            answer="{\"act\":\"$action\",\"decision\":$number}"
            ;;
        '{"type":"error",'*)
            # It may have been a test, so give the same answer again.
            ;;
        '{"type":"over",'*)
            exit
            ;;
    esac
    echo "$answer"
done
