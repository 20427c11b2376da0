import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { chosenPassword } from '#domain/team/login.ts'

import { AccountForm } from './account-form.tsx'

test('until its script is there, a form with a password sends nothing, and never by its address', () => {
  const Page = createRoutesStub([{ path: '/', Component: PasswordForm }])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).toMatch(/<button [^>]*disabled=""[^>]*type="submit"/)
})

function PasswordForm() {
  return (
    <AccountForm
      schema={chosenPassword.pick({ password: true })}
      send={() => Promise.resolve()}
      onDone={() => {}}
      action="Set new password"
    >
      {() => <input name="password" />}
    </AccountForm>
  )
}
