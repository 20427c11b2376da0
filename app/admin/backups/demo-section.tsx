import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { del } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { focusSection, PageSection } from '#app/admin/ui/page-section.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import type { DemoSummary } from '#domain/removal/demo.ts'

type Edited = DemoSummary['edited'][number]

const keyOf = ({ kind, id }: Edited) => `${kind} ${id}`

/** What is left of the demo content, and the button that removes it. */
export function DemoSection({ demo }: { demo: DemoSummary }) {
  const { listings, posts, edited, people } = demo
  const [isAsking, setIsAsking] = useState(false)
  const isGone = listings + posts + edited.length === 0
  return (
    <PageSection
      id="demo"
      title="Demo content"
      about="A new site starts with listings and posts that show how it looks. They are made up, and should go before visitors come."
    >
      {isGone ? (
        <p className="text-small">No demo listings or posts are left.</p>
      ) : (
        <>
          <p className="mb-5 text-small numerals">
            Still here: {formatCount(listings, 'demo listing')} and{' '}
            {formatCount(posts, 'demo post')} as they came
            {edited.length > 0 && `, and ${edited.length} that you have changed`}.
          </p>
          <Button variant="ghost" onClick={() => setIsAsking(true)}>
            Remove the demo content
          </Button>
        </>
      )}
      {people.length > 0 && (
        <div className="mt-6 text-small">
          <p>{people.join(' and ')} came with the site, too. They stay until you change them.</p>
          <TextLink to={urls.team}>Team</TextLink>
        </div>
      )}
      <RemovalDialog open={isAsking} demo={demo} onClose={() => setIsAsking(false)} />
    </PageSection>
  )
}

interface RemovalDialogProps {
  open: boolean
  demo: DemoSummary
  onClose: () => void
}

function RemovalDialog({ open, demo, onClose }: RemovalDialogProps) {
  const { listings, posts, edited } = demo
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { request, isLoading, send } = useRequest<unknown>()
  const { revalidate } = useRevalidator()

  async function remove() {
    const outcome = await send(() => del(`/api/demo?${chosenQuery(edited, chosen)}`))
    if (outcome.state !== 'done') return
    toast.success('The demo content was removed.')
    onClose()
    await revalidate()
    focusSection('demo')
  }

  return (
    <Dialog
      open={open}
      title="Remove the demo content?"
      text={`${formatCount(listings, 'listing')} and ${formatCount(posts, 'post')} are deleted for good, with their photos. What you have added stays.`}
      onCancel={onClose}
    >
      {edited.length > 0 && <EditedChoice {...{ edited, chosen }} onChange={setChosen} />}
      <p role="alert" className="mt-4 text-small text-danger empty:hidden">
        {request.state === 'failed' ? request.message : ''}
      </p>
      <DialogActions>
        <Button variant="ghost" data-first onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isLoading} busyLabel="Removing" onClick={() => void remove()}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface EditedChoiceProps {
  edited: Edited[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The choice of changed demo content that is removed, too. */
function EditedChoice({ edited, chosen, onChange }: EditedChoiceProps) {
  return (
    <fieldset className="mt-5">
      <legend className="text-small font-strong">
        These you have changed, so they stay. Tick what should go to the trash:
      </legend>
      <ul className="mt-2 max-h-60 overflow-y-auto border-y border-line">
        {edited.map((item) => (
          <li key={keyOf(item)}>
            <label className="flex min-h-target items-center gap-3 text-small">
              <input
                type="checkbox"
                className="size-4.5 flex-none accent-ink"
                checked={chosen.has(keyOf(item))}
                onChange={() => onChange(chosen.symmetricDifference(new Set([keyOf(item)])))}
              />
              <bdi>{item.title || 'Untitled'}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function chosenQuery(edited: Edited[], chosen: ReadonlySet<string>): URLSearchParams {
  const idsOf = (kind: Edited['kind']) =>
    edited.flatMap((item) => (item.kind === kind && chosen.has(keyOf(item)) ? item.id : []))
  return new URLSearchParams({
    listings: idsOf('property').join(','),
    posts: idsOf('post').join(','),
  })
}
