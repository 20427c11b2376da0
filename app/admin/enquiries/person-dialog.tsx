import { useState } from 'react'

import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Refused } from '#app/api.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { erasePerson } from './api.ts'
import { counted, PersonErase, whatIsErased } from './person-erase.tsx'
import { PersonFound } from './person-details.tsx'
import { personIn, usePerson } from './use-person.ts'

interface PersonDialogProps {
  /** The enquiry whose sender is meant. */
  enquiry: Enquiry
  onErased: (enquiries: Enquiry[]) => void
  onRefused: (error: unknown, message: string) => Promise<unknown>
  onClose: () => void
}

/** Shows, hands out and erases what is kept about the sender of an enquiry. */
export function PersonDialog({ enquiry, onErased, onRefused, onClose }: PersonDialogProps) {
  const [by, setBy] = useState({ email: true, phone: true })
  const [step, setStep] = useState<'look' | 'look again' | 'erase'>('look')
  const person = personIn(enquiry, by)
  const { looked, lookAgain } = usePerson(person)
  const found = looked.state === 'found' ? looked.enquiries : []

  async function erase() {
    if (!person) return
    try {
      await erasePerson(person, found.length)
      toast.success(`${counted(found.length, 'enquiry', 'enquiries')} erased.`)
      onErased(found)
    } catch (error) {
      const changed = error instanceof Refused && error.status === 409
      setStep(changed ? 'look again' : 'look')
      if (changed) await lookAgain()
      else await onRefused(error, 'Nothing was erased. Please try again.')
    }
  }

  if (step === 'erase')
    return (
      <Dialog open title="Erase for good?" text={whatIsErased(found)} onCancel={onClose}>
        <PersonErase onErase={erase} onKeep={() => setStep('look')} />
      </Dialog>
    )
  return (
    <Dialog
      open
      title="Personal data"
      text="What the site keeps about this person: what they sent, the letters about it and their photos."
      onCancel={onClose}
    >
      <PersonFound
        enquiry={enquiry}
        by={by}
        looked={looked}
        changed={step === 'look again'}
        person={person}
        onBy={setBy}
        onErase={() => setStep('erase')}
        onRefused={onRefused}
        onClose={onClose}
      />
    </Dialog>
  )
}
