import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const asked = useRef(0)
  const navigate = useNavigate()

  /** Only the answer to the latest question counts. */
  function refresh(): Promise<void> {
    asked.current += 1
    const mine = asked.current
    return ask().then(
      (list) => (mine === asked.current ? setList(list) : undefined),
      (error: unknown) => (mine === asked.current ? refused(error) : undefined),
    )
  }

  async function refused(error: unknown) {
    if (isUnauthorised(error)) forgetToken()
    toast.error(failed)
    await navigate('/login')
  }

  const begin = useEffectEvent(refresh)
  useEffect(() => {
    if (!ready) return
    void begin()
    return () => {
      asked.current += 1
    }
  }, [ready])

  return { list, setList, refresh }
}
