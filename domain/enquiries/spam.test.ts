import { expect, test } from 'vitest'

import { looksLikeSpam, type SpamSignals } from './spam.ts'

const calm: SpamSignals = { trapFilled: false, secondsOfWriting: 20, recentFromNetwork: 1 }
const hasty: SpamSignals = { ...calm, secondsOfWriting: 1.9 }
const link = 'https://a.example '

test.each<[string, string, SpamSignals, boolean]>([
  ['plain words', 'When may I see it?', calm, false],
  ['from one without JavaScript', 'Hello', { ...calm, secondsOfWriting: 'unknown' }, false],
  ['with the hidden field filled', 'Hello', { ...calm, trapFilled: true }, true],
  ['with a forged token', 'Hello', { ...calm, secondsOfWriting: 'forged' }, true],
  ['the thirtieth of one network', 'Hello', { ...calm, recentFromNetwork: 30 }, false],
  ['the next of that network', 'Hello', { ...calm, recentFromNetwork: 31 }, true],
  ['written in haste', 'Hello', hasty, false],
  ['in haste, with two links', link.repeat(2), hasty, false],
  ['in haste, with three', link.repeat(3), hasty, true],
  ['in two seconds, with three', link.repeat(3), { ...calm, secondsOfWriting: 2 }, false],
  ['with three and unknown haste', link.repeat(3), { ...calm, secondsOfWriting: 'unknown' }, false],
  ['with seven links', link.repeat(7), calm, false],
  ['with eight', link.repeat(8), calm, true],
  ['with three, one of them marked up', `${link.repeat(3)}<a href=x>`, calm, true],
  ['marked up in haste', 'Look <a\thref=x>here</a>', hasty, true],
  ['marked up as in a forum, in haste', 'Look [URL=x]here[/URL]', hasty, true],
  ['marked up at leisure', 'Look [url=x]here[/url]', calm, false],
  ['with marks that are none, in haste', 'a < b, <abbr> and url=x', hasty, false],
])('an enquiry %s: %#', (_what, words, circumstances, suspect) => {
  expect(looksLikeSpam(words, circumstances)).toBe(suspect)
})

test('a link is recognised in every form', () => {
  expect(looksLikeSpam('http://a.example HTTPS://b.example WWW.c.example', hasty)).toBe(true)
  expect(looksLikeSpam('http: a, https b, www c, wwwwd, http:/e', hasty)).toBe(false)
})
