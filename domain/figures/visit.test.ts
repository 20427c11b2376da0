import { expect, test } from 'vitest'

import { isRobot, sourceOf } from './visit.ts'

test.each([
  ['www.google.com', 'google.com'],
  ['l.instagram.com', 'instagram.com'],
  ['News.Example.co.uk', 'news.example.co.uk'],
  ['', 'direct'],
  ['direct', 'other'],
  ['localhost', 'other'],
  ['192.168.1.7', 'other'],
])('a visit from %j is one from %s', (host, source) => {
  expect(sourceOf(host)).toBe(source)
})

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const INSTAGRAM = `${PHONE} Instagram 380.0.0.28.85`
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36'
const CUBOT =
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'

test.each([PHONE, INSTAGRAM, SAMSUNG, CUBOT])('%s is a visitor', (agent) => {
  expect(isRobot({ 'user-agent': agent })).toBe(false)
  expect(isRobot({ 'user-agent': agent, 'sec-purpose': 'prefetch;prerender' })).toBe(true)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  '',
])('%j is a robot', (agent) => {
  expect(isRobot({ 'user-agent': agent })).toBe(true)
})
