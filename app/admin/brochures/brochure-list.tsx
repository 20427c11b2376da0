import { useRef } from 'react'
import { useRevalidator } from 'react-router'

import { del, formOf, post } from '#app/admin/request.ts'
import { focusSection, PageSection } from '#app/admin/ui/page-section.tsx'
import { TextAnchor, TextButton } from '#app/admin/ui/text-button.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { formatFileSize } from '#app/site/sell/file-size.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { toast } from '#app/ui/toast.tsx'
import { brochureLanguage, type Brochure } from '#domain/brochures/brochure.ts'
import type { Language } from '#domain/language.ts'

const SECTION = 'brochures'

/** The brochures, the published one first, with a button to upload another. */
export function BrochureList({ brochures }: { brochures: readonly Brochure[] }) {
  const { isLoading, send } = useRequest<unknown>()
  const { revalidate } = useRevalidator()

  async function change(call: () => Promise<unknown>, doneMessage: string, failMessage: string) {
    const outcome = await send(async () => {
      await call()
      await revalidate()
    })
    if (outcome.state === 'failed')
      return toast.error(outcome.status === null ? failMessage : outcome.message)
    if (outcome.state !== 'done') return
    toast.success(doneMessage)
    focusSection(SECTION)
  }

  return (
    <PageSection
      id={SECTION}
      title="On offer"
      about="Visitors download it from the home page. The site makes one by itself; a PDF of yours takes its place until you take it back: on the Arabic pages, one whose file name is in Arabic."
    >
      {brochures.length === 0 ? (
        <EmptyState>There is no brochure yet: it needs a home to show.</EmptyState>
      ) : (
        <ul aria-label="Brochures" className="border-t border-line">
          {brochures.toReversed().map((brochure) => (
            <BrochureRow
              key={brochure.id}
              brochure={brochure}
              isPublished={brochure === publishedIn(brochures, brochureLanguage(brochure))}
              busy={isLoading}
              onRemove={() =>
                void change(
                  () => del(`/api/brochures/${brochure.id}`),
                  'Brochure taken back.',
                  'The brochure could not be taken back. Please try again.',
                )
              }
            />
          ))}
        </ul>
      )}
      <UploadButton
        busy={isLoading}
        onFile={(file) =>
          void change(
            () => {
              const title = file.name.replace(/\.pdf$/i, '')
              return post('/api/brochures', formOf({ title, brochure: file }))
            },
            'Brochure uploaded. It is on offer now.',
            'The brochure could not be uploaded. Please try again.',
          )
        }
      />
    </PageSection>
  )
}

/** The brochure that visitors get in a language: the last one. */
function publishedIn(brochures: readonly Brochure[], language: Language): Brochure | undefined {
  return brochures.findLast((brochure) => brochureLanguage(brochure) === language)
}

interface BrochureRowProps {
  brochure: Brochure
  isPublished: boolean
  busy: boolean
  onRemove: () => void
}

function BrochureRow({ brochure, isPublished, busy, onRemove }: BrochureRowProps) {
  const { id, bytes, created_at } = brochure
  const isMadeBySite = id === 0
  const inArabic = brochureLanguage(brochure) === 'ar' ? ' on Arabic pages' : ''
  const origin = isMadeBySite ? 'made by the site' : `uploaded ${formatDay(created_at)}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <p className="min-w-0">
        <span className="block font-strong wrap-anywhere">{brochure.title}</span>
        <span className="text-small text-ink-soft numerals">
          {isPublished ? `On offer${inArabic}, ` : ''}
          {bytes === null ? origin : `${origin}, ${formatFileSize(bytes)}`}
        </span>
      </p>
      <p className="flex items-center gap-2">
        <TextAnchor href={brochure.url} target="_blank">
          Open<span className="sr-only"> {brochure.title}</span>
        </TextAnchor>
        {!isMadeBySite && (
          <TextButton danger disabled={busy} onClick={onRemove}>
            Take back<span className="sr-only"> {brochure.title}</span>
          </TextButton>
        )}
      </p>
    </li>
  )
}

function UploadButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="PDF to offer"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <Button variant="ghost" busy={busy} onClick={() => input.current?.click()}>
        Upload a PDF
      </Button>
      <span className="text-small text-ink-soft">20 MB at most.</span>
    </p>
  )
}
