import { URI } from 'otpauth'
import { expect, test } from 'vitest'

import { inGroups, otpauthUrl } from './authenticator-key.ts'

test('the address names the key, its owner and the parameters of the codes', () => {
  const secret = 'MZXW6YTBOI'
  const address = otpauthUrl({ secret, issuer: 'Ghaf & Harbour', username: 'läyla' })
  expect(address).toBe(
    `otpauth://totp/Ghaf%20%26%20Harbour:l%C3%A4yla?secret=${secret}` +
      '&issuer=Ghaf%20%26%20Harbour&algorithm=SHA1&digits=6&period=30',
  )
  expect(URI.parse(address)).toMatchObject({ issuer: 'Ghaf & Harbour', label: 'läyla', period: 30 })
})

test('text is shown in groups of four characters', () => {
  expect(inGroups('MZXW6YTBOI')).toBe('MZXW 6YTB OI')
  expect(inGroups('MZXW6YTB', '-')).toBe('MZXW-6YTB')
  expect(inGroups('')).toBe('')
})
