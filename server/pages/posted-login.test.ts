import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { checkPostedLogin } from '#app/admin/login/posted-login.server.ts'
import { addressContext, appContext, formContext } from '#app/context.ts'
import { testApp } from '#test/test-app.ts'

const MAX_ATTEMPTS = 30

test('without JavaScript, wrong credentials are told, and then that there were too many', async () => {
  const context = new RouterContextProvider()
  context.set(appContext, await testApp())
  context.set(addressContext, '192.0.2.1')
  const fields = { username: 'layla', password: 'not the password' }
  context.set(formContext, () => Promise.resolve({ fields, files: [] }))
  const attempt = () => checkPostedLogin(context)

  expect(await attempt()).toMatchObject({
    data: { refused: 'Invalid credentials.' },
    init: { status: 401 },
  })
  let last = await attempt()
  for (let count = 2; count < MAX_ATTEMPTS && last.init?.status === 401; count++)
    last = await attempt()
  expect(last).toMatchObject({
    data: { refused: expect.stringMatching(/^Too many/) as string },
    init: { status: 429 },
  })
})
