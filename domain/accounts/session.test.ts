import { expect, test } from 'vitest'
import type { z } from 'zod'

import { problemsByField } from '#domain/fields.ts'

import { confirmation } from './account.ts'
import { credentials, passwordChange, stepUp } from './session.ts'

test('each missing field is reported', () => {
  expect(faultsOf(credentials, {})).toEqual({
    username: 'Please enter your username.',
    password: 'Please enter your password.',
  })
  expect(faultsOf(credentials, { username: ' ', password: '' })).toEqual({
    username: 'Please enter your username.',
    password: 'Please enter your password.',
  })
  expect(faultsOf(passwordChange, {})).toEqual({
    current_password: 'Please enter your current password.',
    password: 'Please enter a new password.',
  })
  expect(faultsOf(stepUp, {})).toEqual({ current_password: 'Please enter your current password.' })
  expect(faultsOf(confirmation, { code: ' ' })).toEqual({
    code: 'Please enter the code from your authenticator app.',
  })
})

test('a password keeps its spaces, and has a maximum length', () => {
  const given = { username: ' layla ', password: ' x ' }
  expect(credentials.parse(given)).toEqual({ username: 'layla', password: ' x ' })
  const longest = 'x'.repeat(1024)
  expect(stepUp.parse({ current_password: longest })).toEqual({ current_password: longest })
  expect(faultsOf(stepUp, { current_password: `${longest}x` })).toEqual({
    current_password: 'That password is too long.',
  })
})

test('a code may be left out, or empty', () => {
  const given = { username: 'layla', password: 'x' }
  expect(credentials.parse({ ...given, code: null }).code).toBe('')
  expect(credentials.parse({ ...given, code: '123 456' }).code).toBe('123 456')
})

function faultsOf(schema: z.ZodType, given: unknown): Record<string, string> {
  return problemsByField(schema.safeParse(given).error?.issues ?? [])
}
