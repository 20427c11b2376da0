import { useLocation, useNavigate } from 'react-router'

import { toast } from '#app/ui/toast.tsx'

import { isUnauthorised } from './api.ts'
import { forgetToken, loginPath } from './session.ts'
import { NOT_AUTHORISED } from './use-save.ts'

/** Says that the server refused; where it no longer knows the token, it leads to the login. */
export function useRefused() {
  const navigate = useNavigate()
  const location = useLocation()
  return async (error: unknown, message: string): Promise<void> => {
    if (!isUnauthorised(error)) return toast.error(message)
    forgetToken()
    toast.error(NOT_AUTHORISED)
    await navigate(loginPath(location))
  }
}
