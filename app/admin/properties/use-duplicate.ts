import { useNavigate } from 'react-router'

import { post } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'

/** Returns a function that duplicates the listing of an API path and opens the copy. */
export function useDuplicate(path: string) {
  const { send } = useRequest<{ id?: number }>()
  const navigate = useNavigate()

  return async () => {
    const outcome = await send(() => post(`${path}/duplicate`, {}))
    // The session is over.
    if (outcome.state === 'idle') return
    const id = outcome.state === 'done' ? outcome.result.id : undefined
    if (id === undefined) return toast.error('It could not be duplicated. Please try again.')
    toast.success('This is a draft of the same listing, without its permit.')
    await navigate(urls.updateProperty(id))
  }
}
