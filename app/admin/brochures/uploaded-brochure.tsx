import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { focusOnSection } from '#app/admin/account/account-section.tsx'
import { TextAnchor, TextButton } from '#app/admin/ui/text-button.tsx'
import { useRefused } from '#app/admin/use-session-over.ts'
import { Refused } from '#app/api.ts'
import { fileSize } from '#app/site/sell/file-size.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { day } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Brochure } from '#domain/brochures/brochure.ts'

import { offer, takeBack } from './api.ts'

/** The brochures, the one on offer first, and a way to put one's own in front. */
export function Offered({ brochures }: { brochures: readonly Brochure[] }) {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const refused = useRefused()

  async function change(work: () => Promise<unknown>, done: string, failed: string) {
    setBusy(true)
    try {
      await work()
      await revalidate()
      toast.success(done)
      focusOnSection('offered')
    } catch (error) {
      await refused(error, error instanceof Refused ? error.message : failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {brochures.length === 0 ? (
        <EmptyState>There is no brochure yet: it needs a home to show.</EmptyState>
      ) : (
        <ul aria-label="Brochures" className="border-t border-line">
          {brochures.toReversed().map((brochure, at) => (
            <li
              key={brochure.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
            >
              <p className="min-w-0">
                <span className="block font-[560] wrap-anywhere">{brochure.title}</span>
                <span className="text-small text-ink-soft numerals">
                  {at === 0 ? 'On offer, ' : ''}
                  {told(brochure)}
                </span>
              </p>
              <p className="flex items-center gap-2">
                <TextAnchor href={brochure.url} target="_blank">
                  Open<span className="sr-only"> {brochure.title}</span>
                </TextAnchor>
                {brochure.id > 0 && (
                  <TextButton
                    danger
                    disabled={busy}
                    onClick={() =>
                      void change(
                        () => takeBack(brochure.id),
                        'Brochure taken back.',
                        'The brochure could not be taken back. Please try again.',
                      )
                    }
                  >
                    Take back<span className="sr-only"> {brochure.title}</span>
                  </TextButton>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ChooseFile
        busy={busy}
        onFile={(file) =>
          void change(
            () => offer(file),
            'Brochure uploaded. It is on offer now.',
            'The brochure could not be uploaded. Please try again.',
          )
        }
      />
    </>
  )
}

function told({ id, bytes, created_at }: Brochure): string {
  const size = bytes === null ? '' : `, ${fileSize(bytes)}`
  return `${id === 0 ? 'made by the site' : `uploaded ${day(created_at)}`}${size}`
}

function ChooseFile({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
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
