import { useState } from 'react'

import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/**
 * Tells a screen reader, once each, that an enquiry has arrived or has become late while the page is
 * open. Clocks that only count down are not read out.
 */
export function Announcements({ enquiries }: { enquiries: Enquiry[] }) {
  const newest = enquiries.toSorted((one, other) => other.id - one.id)[0]
  const [newestAtFirst] = useState(newest?.id ?? 0)
  const [previous, setPrevious] = useState({ enquiries, lateText: '' })
  if (previous.enquiries !== enquiries) {
    const wereRunning = new Set(
      previous.enquiries.flatMap(({ id, clock }) => (clock?.state === 'running' ? id : [])),
    )
    const becameLate = enquiries.filter(
      ({ id, clock }) => clock?.state === 'late' && wereRunning.has(id),
    )
    const names = becameLate.map(({ name }) => name).join(', ')
    const lateText = names === '' ? previous.lateText : `Late for an answer: ${names}.`
    setPrevious({ enquiries, lateText })
  }
  return (
    <>
      <output className="sr-only">
        {newest && newest.id > newestAtFirst ? `New enquiry from ${newest.name}.` : ''}
      </output>
      <output className="sr-only">{previous.lateText}</output>
    </>
  )
}
