import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { chosenPassword } from '#domain/team/login.ts'

import { AccountForm } from './account-form.tsx'

test('before hydration a form with a password cannot be sent, and never puts it into the URL', () => {
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
