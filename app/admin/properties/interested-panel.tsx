import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import { onChange } from '#app/admin/changes.ts'
import { dayAndTime } from '#app/admin/dates.ts'
import { get, post } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { useBackgroundFetch } from '#app/admin/use-background-fetch.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextArea } from '#app/ui/field.tsx'
import { formatCount } from '#app/ui/format.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import type { Interested } from '#domain/alerts/interested.ts'

/** Earlier enquiries and alerts that a saved listing fits. Shows nothing where there are none. */
export function InterestedPanel({ id }: { id: number }) {
  const path = `/api/properties/${id}/interested`
  const found = useBackgroundFetch((signal) => get<Interested>(path, { signal }), {
    onChange,
  })
  const [isWriting, setIsWriting] = useState(false)
  if (!found || found.enquiries.length + found.alerts === 0) return null
  const untold = found.alerts - found.told
  return (
    <details className="group mb-7 border-s-3 border-brass-deep bg-sand">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-4 px-4 py-2.5 text-small font-strong [&::-webkit-details-marker]:hidden">
        {summaryOf(found)}
        <ChevronDown
          size={20}
          className="flex-none transition-transform duration-(--duration-quick) group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="px-4 pb-4 text-small">
        <EnquiryList enquiries={found.enquiries} />
        {found.alerts > 0 && (
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button size="s" disabled={untold === 0} onClick={() => setIsWriting(true)}>
              {untold === 0 ? 'All were written to' : `Write to ${formatCount(untold, 'alert')}`}
            </Button>
            <p className="flex-[1_1_16rem] text-caption text-ink-soft">
              Those who saved a search that this home fits. They agreed to be written to; each is
              told of a home once at a price.
            </p>
          </div>
        )}
      </div>
      {isWriting && <WriteDialog path={path} untold={untold} onClose={() => setIsWriting(false)} />}
    </details>
  )
}

function summaryOf({ enquiries, alerts }: Interested): string {
  const parts = [
    enquiries.length > 0 && formatCount(enquiries.length, 'earlier enquiry', 'earlier enquiries'),
    alerts > 0 && formatCount(alerts, 'alert'),
  ]
  return `Fits ${parts.filter(Boolean).join(' and ')}`
}

function EnquiryList({ enquiries }: Pick<Interested, 'enquiries'>) {
  if (enquiries.length === 0) return null
  return (
    <>
      <ul aria-label="Earlier enquiries" className="max-h-72 overflow-y-auto">
        {enquiries.map(({ id, name, about, created_at, consents }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line-strong py-2.5"
          >
            <span className="min-w-0 flex-[1_1_14rem]">
              <span dir="auto" className="block font-strong">
                {name}
              </span>
              <span className="text-caption text-ink-soft">
                {consents ? 'Has an alert that fits' : 'No consent: call, or answer in the enquiry'}
              </span>
            </span>
            <span className="text-caption text-ink-soft numerals">
              {about}, {dayAndTime(created_at)}
            </span>
          </li>
        ))}
      </ul>
      <TextLink to={urls.enquiries}>Open the enquiries</TextLink>
    </>
  )
}

interface WriteDialogProps {
  path: string
  untold: number
  onClose: () => void
}

function WriteDialog({ path, untold, onClose }: WriteDialogProps) {
  const [message, setMessage] = useState('')
  const { request, isLoading, send } = useRequest<{ written: number }>()

  async function write() {
    const outcome = await send(() => post(`${path}/write`, { message }))
    if (outcome.state !== 'done') return
    toast.success(`${formatCount(outcome.result.written, 'e-mail')} will be sent.`)
    onClose()
  }

  return (
    <Dialog
      open
      title="Write about this home"
      text={`An e-mail with this home goes to ${formatCount(untold, 'alert')}, in the language of each. Every one has a link that ends it.`}
      onCancel={onClose}
    >
      <Field
        label="Your words"
        name="message"
        optional
        hint="Sent as they are, to all of them."
        error={request.state === 'failed' ? request.message : undefined}
        className="mt-5"
      >
        <TextArea
          data-first
          maxLength={2000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isLoading} onClick={() => void write()}>
          Send
        </Button>
      </DialogActions>
    </Dialog>
  )
}
