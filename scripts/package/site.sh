#!/bin/sh
# Starts the site, or runs one of its commands: ./site, ./site backup, ./site restore FILE …
# On Linux this machine needs glibc and libatomic1, and nothing else.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)

# Beside the folder of this version, so that the next version finds it there.
: "${DATA_DIR:=$here/../ghaf-and-harbour-data}"
export DATA_DIR

command=${1:-start}
[ $# -eq 0 ] || shift
case $command in
  start) script=server/main.ts ;;
  admin | backup | demo | move | restore) script=scripts/$command.ts ;;
  mail:test) script=scripts/mail-test.ts ;;
  *)
    echo "There is no command $command. There are: start, admin, backup, restore, move, demo, mail:test." >&2
    exit 1
    ;;
esac
exec "$here/node_modules/node/bin/node" "$here/scripts/bootstrap.mjs" "$script" "$@"
