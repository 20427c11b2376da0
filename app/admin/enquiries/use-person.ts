import { useEffect, useState } from 'react'

import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import type { Person } from '#domain/enquiries/privacy/person.ts'

import { keptAbout } from './api.ts'

/** By what a person is looked for. */
export interface FoundBy {
  email: boolean
  phone: boolean
}

export type Looked =
  | { state: 'looking' }
  | { state: 'failed' }
  | { state: 'found'; enquiries: Enquiry[] }

const LOOKING: Looked = { state: 'looking' }

/** The person who sent an enquiry, as far as they are looked for; null where by nothing. */
export function personIn({ email, phone }: Enquiry, by: FoundBy): Person | null {
  if (!by.email && !by.phone) return null
  return { ...(by.email && { email }), ...(by.phone && { phone }) }
}

/** What is kept about a person. */
export function usePerson(person: Person | null) {
  const asked = JSON.stringify(person)
  // An answer counts only for the question that it was given to.
  const [answer, setAnswer] = useState<{ asked: string; looked: Looked }>()

  useEffect(() => {
    let wanted = true
    const ask = async () => {
      const looked = await look(asked)
      if (wanted) setAnswer({ asked, looked })
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [asked])

  return {
    looked: answer?.asked === asked ? answer.looked : LOOKING,
    lookAgain: async () => {
      setAnswer({ asked, looked: LOOKING })
      setAnswer({ asked, looked: await look(asked) })
    },
  }
}

async function look(asked: string): Promise<Looked> {
  const person = JSON.parse(asked) as Person | null
  if (!person) return { state: 'found', enquiries: [] }
  try {
    return { state: 'found', ...(await keptAbout(person)) }
  } catch {
    return { state: 'failed' }
  }
}
