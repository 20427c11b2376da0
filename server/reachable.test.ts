import { expect, test } from 'vitest'

import { whoCanReach } from './reachable.ts'

const ONLY_HERE = 'only this machine can reach it'

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('%s is this machine alone', (host) => {
  expect(whoCanReach(host, 3000)).toBe(ONLY_HERE)
})

test('all addresses are those that other machines can use', () => {
  expect(whoCanReach('0.0.0.0', 3000, ['192.168.1.7'])).toBe(
    'every machine in the same network can reach it at http://192.168.1.7:3000; HOST=127.0.0.1 keeps it to this one',
  )
  expect(whoCanReach('0.0.0.0', 3000, [])).toContain('no network')
  expect(whoCanReach('10.0.0.4', 80)).toContain('http://10.0.0.4:80')
})
