import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { isUnauthorised } from '#app/admin/api.ts'
import { forgetToken } from '#app/admin/session.ts'
import { toast } from '#app/ui/toast.tsx'

interface ListOptions<Item> {
  ask: () => Promise<Item[]>
  failed: string
  /** Whether it is time to ask. */
  ready: boolean
}

/** One of the dashboard's lists. One that cannot be had says so and leads to the login. */
export function useList<Item>({ ask, failed, ready }: ListOptions<Item>) {
  const [list, setList] = useState<Item[] | null>(null)
  const [asked, setAsked] = useState(0)
  const navigate = useNavigate()

  useEffect(() => {
    if (!ready) return
    let wanted = true
    ask().then(
      (list) => wanted && setList(list),
      (error: unknown) => {
        if (!wanted) return
        if (isUnauthorised(error)) forgetToken()
        toast.error(failed)
        void navigate('/login')
      },
    )
    return () => {
      wanted = false
    }
  }, [ask, failed, ready, asked, navigate])

  const refresh = useCallback(() => setAsked((asked) => asked + 1), [])
  return { list, setList, refresh }
}
