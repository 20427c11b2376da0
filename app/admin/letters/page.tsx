import { useState } from 'react'

import { adminMeta } from '#app/admin/load.ts'
import { useMay } from '#app/admin/own-account.ts'
import { AdminPage, FetchFailed } from '#app/admin/ui/admin-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { Letter, LetterFilter } from '#domain/enquiries/portal-leads/letter.ts'

import type { Route } from './+types/page.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'
import { LetterRow } from './letter-row.tsx'
import { useLetters } from './use-letters.ts'

export const meta: Route.MetaFunction = () => adminMeta('Unknown mail')

const STATES: Record<LetterFilter['state'], string> = {
  unknown: 'Unknown',
  ignored: 'Ignored',
  enquiry: 'Became enquiries',
  duplicate: 'Added to enquiries',
  all: 'All',
}

const EMPTY_TEXTS: Record<LetterFilter['state'], string> = {
  unknown: 'No unknown mail.',
  ignored: 'Nothing was ignored.',
  enquiry: 'No letter became an enquiry yet.',
  duplicate: 'No letter was added to an enquiry yet.',
  all: 'No letters yet.',
}

/** What the mailbox for leads brought, first what the site could make nothing of. */
export default function LettersPage() {
  const [state, setState] = useState<LetterFilter['state']>('unknown')
  const may = useMay()

  return (
    <AdminPage title="Unknown mail">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <Field label="Show" name="state" className="min-w-48 flex-1 md:flex-none">
          <Select
            value={state}
            onChange={({ target }) => setState(target.value as LetterFilter['state'])}
            className="min-h-12! py-2!"
          >
            {Object.entries(STATES).map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {may('settings') && <TextLink to={urls.mailboxSettings}>Mailbox for leads</TextLink>}
      </div>
      <LetterList key={state} state={state} />
    </AdminPage>
  )
}

function LetterList({ state }: Pick<LetterFilter, 'state'>) {
  const letters = useLetters(state)
  const { list } = letters
  const [chosen, setChosen] = useState<Letter | null>(null)
  if (list.state === 'loading') return <Loading />
  if (list.state === 'failed') return <FetchFailed onRetry={letters.retry} />
  if (list.items.length === 0) return <EmptyState>{EMPTY_TEXTS[state]}</EmptyState>
  return (
    <>
      <ul className="border-b border-line-strong" aria-label="Letters, newest first">
        {list.items.map((letter) => (
          <li key={letter.id}>
            <LetterRow
              letter={letter}
              busy={letters.isBusy}
              onMakeEnquiry={() => setChosen(letter)}
              onChange={(state) => void letters.change(letter, state)}
            />
          </li>
        ))}
      </ul>
      {list.more && (
        <Button variant="ghost" className="mt-8" onClick={() => void letters.loadMore()}>
          Load More
        </Button>
      )}
      {chosen && (
        <EnquiryDialog
          letter={chosen}
          onMade={(made) => {
            setChosen(null)
            letters.replace(made)
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
