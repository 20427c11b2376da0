import { useRevalidator } from 'react-router'

import { copyField } from '#app/admin/copy-text.ts'
import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { post } from '#app/admin/request.ts'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { CalendarAddress } from '#domain/enquiries/tours/tour.ts'

/** The private address by which the person's calendar program shows their tours. */
export function CalendarSection({ address, created_at }: CalendarAddress) {
  const { isLoading, send } = useRequest<CalendarAddress>()
  const { revalidate } = useRevalidator()

  /** Makes the first address, or a new one in place of the old one. */
  async function makeAddress() {
    const outcome = await send(() => post('/api/account/calendar'))
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state !== 'done') return
    toast.success(address ? 'New address made. The old address no longer works.' : 'Address made.')
    await revalidate()
  }

  return (
    <PageSection
      id="calendar"
      title="Calendar of tours"
      about="Subscribe to this address in Google Calendar, Outlook or your phone: your tours appear there, with the visitor’s name and phone number. Whoever has the address can read them."
    >
      <div className="grid max-w-xl gap-3">
        {address && created_at && <Address address={address} createdAt={created_at} />}
        <div className="flex flex-wrap gap-3">
          {address && (
            <Button variant="ghost" onClick={() => void copyField(address, 'Address')}>
              Copy
            </Button>
          )}
          <Button
            variant={address ? 'ghost' : 'primary'}
            busy={isLoading}
            busyLabel="Making"
            onClick={() => void makeAddress()}
          >
            {address ? 'New address' : 'Make an address'}
          </Button>
        </div>
      </div>
    </PageSection>
  )
}

function Address({ address, createdAt }: { address: string; createdAt: string }) {
  const since = dayAndTimeInSentence(createdAt)
  return (
    <Field
      label="Private address"
      name="calendar"
      hint={`Made ${since}. A new address ends this one: use it where somebody else has learned it.`}
    >
      <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
    </Field>
  )
}
