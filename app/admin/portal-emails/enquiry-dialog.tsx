import { useRef, useState, type FormEvent } from 'react'

import { focusField } from '#app/admin/focus.ts'
import { post } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { PortalEmail } from '#domain/enquiries/portal-leads/portal-email.ts'

interface EnquiryDialogProps {
  portalEmail: PortalEmail
  onMade: (portalEmail: PortalEmail) => void
  onClose: () => void
}

/** Makes an enquiry of an email. What the site could read is filled in. */
export function EnquiryDialog({ portalEmail, onMade, onClose }: EnquiryDialogProps) {
  const [work, setWork] = useState(portalEmail.suggestion)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { isLoading, send } = useRequest<PortalEmail>()
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<typeof work>) => setWork((work) => ({ ...work, ...part }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await send(() =>
      post<PortalEmail>(`/api/portal-emails/${portalEmail.id}/enquiry`, work),
    )
    if (outcome.state === 'failed') {
      setFaults(outcome.fields)
      const [field] = Object.keys(outcome.fields)
      if (!field) toast.error(outcome.message)
      if (form.current) focusField(form.current, field)
    }
    if (outcome.state !== 'done') return
    toast.success('It is an enquiry now.')
    onMade(outcome.result)
  }

  const text = 'Whoever answers enquiries about this listing is told by email, as of any other.'
  return (
    <Dialog open title="Make an enquiry" text={text} onCancel={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-5 grid gap-4"
      >
        <LeadFields work={work} faults={faults} onChange={change} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isLoading} busyLabel="Saving">
            Make it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface LeadFieldsProps {
  work: PortalEmail['suggestion']
  faults: Record<string, string>
  onChange: (part: Partial<PortalEmail['suggestion']>) => void
}

function LeadFields({ work, faults, onChange }: LeadFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ name, label, mode }) => (
          <Field key={name} label={label} name={name} error={faults[name]}>
            <TextInput
              dir="auto"
              value={work[name]}
              inputMode={mode}
              data-first={name === 'name' || undefined}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      <Field label="Message" name="message" error={faults['message']}>
        <TextArea
          dir="auto"
          rows={4}
          value={work.message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      </Field>
      <Field label="Answered in" name="language" error={faults['language']}>
        <Select
          value={work.language}
          onChange={({ target }) => onChange({ language: target.value as typeof work.language })}
        >
          <option value="en">English</option>
          <option value="ar">Arabic</option>
        </Select>
      </Field>
    </>
  )
}

const FIELDS = [
  { name: 'name', label: 'Name', mode: 'text' },
  { name: 'email', label: 'E-mail', mode: 'email' },
  { name: 'phone', label: 'Phone', mode: 'tel' },
  { name: 'reference', label: 'Reference of the listing', mode: 'text' },
] as const
