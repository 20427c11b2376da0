import { useState } from 'react'

import { DialogActions } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/** The last question before it is done. */
export function PersonErase({
  onErase,
  onKeep,
}: {
  onErase: () => Promise<void>
  onKeep: () => void
}) {
  const [busy, setBusy] = useState(false)

  async function erase() {
    setBusy(true)
    await onErase()
  }

  return (
    <DialogActions>
      <Button variant="danger" busy={busy} busyLabel="Erasing" onClick={() => void erase()}>
        Erase for good
      </Button>
      <Button data-first onClick={onKeep}>
        Keep
      </Button>
    </DialogActions>
  )
}

export function whatIsErased(found: Enquiry[]): string {
  const photos = found.flatMap(({ photos }) => photos).length
  const enquiries = counted(found.length, 'enquiry', 'enquiries')
  const letters = found.length === 1 ? 'the letter about it' : 'the letters about them'
  const things =
    photos === 0
      ? `${enquiries} and ${letters}`
      : `${enquiries}, ${letters} and ${counted(photos, 'photo', 'photos')}`
  return `${things} will be removed. This cannot be undone. Older backups keep them until they are rotated out, and so does the mailbox that the letters went to.`
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
