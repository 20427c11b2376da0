import { useState } from 'react'

import { post } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import type { Erased } from '#domain/enquiries/privacy/person.ts'

import { keptCount, PersonDetails, usePersonalData } from './person-details.tsx'

interface PersonDialogProps {
  enquiry: Enquiry
  onErased: (enquiries: Enquiry[]) => void
  onClose: () => void
}

/** Shows, exports and erases what the site stores about the sender of an enquiry. */
export function PersonDialog({ enquiry, onErased, onClose }: PersonDialogProps) {
  const [step, setStep] = useState<'details' | 'details changed' | 'erase'>('details')
  const personal = usePersonalData(enquiry)
  const { person, data, refetch } = personal
  const erasure = useRequest<Erased>()
  const stored = data.state === 'done' ? data.result.enquiries : []
  const alerts = data.state === 'done' ? data.result.alerts.length : 0

  async function erase() {
    // The server erases nothing if the person has more or fewer enquiries by now.
    const seen = { ...person, enquiries: stored.length }
    const outcome = await erasure.send(() => post<Erased>('/api/people/erase', seen))
    if (outcome.state === 'done') {
      toast.success(erasureReport(outcome.result))
      return onErased(stored)
    }
    if (outcome.state !== 'failed') return
    const hasChanged = outcome.status === 409
    setStep(hasChanged ? 'details changed' : 'details')
    if (hasChanged) await refetch()
    else toast.error('Nothing was erased. Please try again.')
  }

  if (step === 'erase')
    return (
      <Dialog open title="Erase for good?" text={erasureWarning(stored, alerts)} onCancel={onClose}>
        <DialogActions>
          <Button
            variant="danger"
            busy={erasure.isLoading}
            busyLabel="Erasing"
            onClick={() => void erase()}
          >
            Erase for good
          </Button>
          <Button data-first onClick={() => setStep('details')}>
            Keep
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog
      open
      title="Personal data"
      text="What the site keeps about this person: what they sent, the emails about it, their photos and their alerts."
      onCancel={onClose}
    >
      <PersonDetails
        enquiry={enquiry}
        personal={personal}
        hasChanged={step === 'details changed'}
        onErase={() => setStep('erase')}
        onClose={onClose}
      />
    </Dialog>
  )
}

function erasureReport({ enquiries, alerts, backups, backups_until }: Erased): string {
  const report = `${keptCount(enquiries, alerts)} erased.`
  if (backups === 0) return report
  const until = backups_until === null ? '' : ` until ${formatDay(backups_until)}`
  return `${report} ${formatCount(backups, 'backup')} of this site still hold${backups === 1 ? 's' : ''} it${until}.`
}

function erasureWarning(stored: Enquiry[], alerts: number): string {
  const photoCount = stored.flatMap(({ photos }) => photos).length
  const enquiries = keptCount(stored.length, alerts)
  const emails = stored.length === 1 ? 'the email about it' : 'the emails about them'
  const all =
    photoCount === 0
      ? `${enquiries} and ${emails}`
      : `${enquiries}, ${emails} and ${formatCount(photoCount, 'photo')}`
  return `${all} will be removed. This cannot be undone. Older backups keep them until they are rotated out, and so does the mailbox that the emails went to.`
}
