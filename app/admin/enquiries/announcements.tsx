import { useState } from 'react'

import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/**
 * Tells a screen reader, once each, that an enquiry has arrived or has become late while the page is
 * open. Clocks that only move on are not read out.
 */
export function Announcements({ enquiries }: { enquiries: Enquiry[] }) {
  const newest = enquiries.toSorted((one, other) => other.id - one.id)[0]
  const [newestAtFirst] = useState(newest?.id ?? 0)
  const [seen, setSeen] = useState({ enquiries, late: '' })
  if (seen.enquiries !== enquiries) {
    const wereRunning = new Set(
      seen.enquiries.flatMap(({ id, clock }) => (isRunning(clock) ? id : [])),
    )
    const crossed = enquiries.filter(
      ({ id, clock }) => clock?.state === 'late' && wereRunning.has(id),
    )
    const names = crossed.map(({ name }) => name).join(', ')
    setSeen({ enquiries, late: names === '' ? seen.late : `Late for an answer: ${names}.` })
  }
  return (
    <>
      <output className="sr-only">
        {newest && newest.id > newestAtFirst ? `New enquiry from ${newest.name}.` : ''}
      </output>
      <output className="sr-only">{seen.late}</output>
    </>
  )
}

function isRunning(clock: Enquiry['clock']): boolean {
  return clock?.state === 'running'
}
