import { json } from 'node:stream/consumers'

/** Gives a tool its input, JSON from standard input, and prints as JSON what the tool found. */
const { default: check } = await import(`./${process.argv[2]}.mjs`)
process.stdout.write(JSON.stringify(await check(await json(process.stdin))))
