import { useEffect, useEffectEvent, useState } from 'react'

import { useRequest } from '#app/admin/use-request.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import type { Person, PersonalData } from '#domain/enquiries/privacy/person.ts'

import { people } from './api.ts'

/** Which of an enquiry's details identify the person. A phone may be shared, an email mistyped. */
export interface PersonKeys {
  email: boolean
  phone: boolean
}

/** What the site stores about the sender of an enquiry. */
export function usePersonalData(enquiry: Enquiry) {
  const [keys, setKeys] = useState<PersonKeys>({ email: true, phone: true })
  const { request, send } = useRequest<PersonalData>()

  async function fetchFor(keys: PersonKeys) {
    const hasKey = keys.email || keys.phone
    await send(async (signal) =>
      hasKey ? people.find(personIn(enquiry, keys), signal) : { enquiries: [] },
    )
  }

  const fetchFirst = useEffectEvent(() => fetchFor(keys))
  useEffect(() => void fetchFirst(), [])

  return {
    keys,
    person: personIn(enquiry, keys),
    data: request,
    changeKeys: (keys: PersonKeys) => {
      setKeys(keys)
      void fetchFor(keys)
    },
    refetch: () => fetchFor(keys),
  }
}

function personIn({ email, phone }: Enquiry, keys: PersonKeys): Person {
  return { ...(keys.email && { email }), ...(keys.phone && { phone }) }
}
