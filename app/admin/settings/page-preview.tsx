import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { get, post } from '#app/admin/request.ts'
import { LanguageToggle, Toggle } from '#app/admin/ui/toggle.tsx'
import { SETTINGS_PREVIEW } from '#app/page-params.ts'
import * as urls from '#app/urls.ts'
import { pathIn, type Language } from '#domain/language.ts'

import type { SettingsWork } from './schema.ts'

const PAUSE_MS = 600
const WIDTHS = { desk: 1440, phone: 390 }

interface PagePreviewProps {
  section: string
  page: string
  work: SettingsWork
}

/** The public page as it would look with what is typed; nothing of it is public. */
export function PagePreview({ section, page, work }: PagePreviewProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desk')
  const [language, setLanguage] = useState<Language>('en')
  const [address, isFaulty] = usePreviewAddress(section, page, work, language)
  return (
    <section aria-label="Preview" className="sticky top-below-header min-w-0">
      <div className="flex items-center justify-between gap-4 border border-b-0 border-line bg-sand ps-4 text-label">
        <span aria-live="polite">
          {isFaulty ? 'Something cannot be shown yet' : 'Not public before you save'}
        </span>
        <div className="flex gap-3">
          <LanguageToggle name="Language of the preview" chosen={language} onChoose={setLanguage} />
          <Toggle
            name="Width of the preview"
            chosen={width}
            options={WIDTH_OPTIONS}
            onChoose={setWidth}
          />
        </div>
      </div>
      {address && <ScaledPage key={width} address={address} width={WIDTHS[width]} />}
    </section>
  )
}

const WIDTH_OPTIONS = [
  { value: 'desk' as const, label: 'As on a desk', content: <Monitor /> },
  { value: 'phone' as const, label: 'As on a phone', content: <Smartphone /> },
]

const PAGES: Record<string, string> = {
  home: urls.home,
  about: urls.about,
  contact: urls.contact,
}

interface PreviewState {
  token?: string | undefined
  /** Whether what is typed cannot be shown. */
  isFaulty: boolean
}

/** An address that shows the work, renewed after a pause in typing; and whether it is refused. */
function usePreviewAddress(section: string, page: string, work: SettingsWork, language: Language) {
  const [{ token, isFaulty }, setState] = useState<PreviewState>({ isFaulty: false })
  const [path, setPath] = useState(PAGES[page])
  const json = JSON.stringify(work)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      makePreview(section, json, signal).then(
        ({ token }) => setState({ token, isFaulty: false }),
        // An aborted request says nothing about what is typed now.
        () => signal.aborted || setState(({ token }) => ({ token, isFaulty: true })),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [section, json])
  useEffect(() => {
    if (page !== 'property') return
    get<{ id: number }[]>('/api/properties').then(
      ([newest]) => setPath(newest && urls.property(newest.id)),
      () => undefined,
    )
  }, [page])
  const address = token && path && `${pathIn(language, path)}?${SETTINGS_PREVIEW}=${token}`
  return [address, isFaulty] as const
}

function makePreview(section: string, json: string, signal: AbortSignal) {
  const options = { signal, changesNothing: true } as const
  const work = JSON.parse(json) as object
  return post<{ token: string }>(`/api/settings/${section}/preview`, work, options)
}

/** A page in its full width, scaled down to fit; it cannot be clicked. */
function ScaledPage({ address, width }: { address: string; width: number }) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return (
    <div ref={box} className="h-[min(70vh,44rem)] overflow-hidden border border-line bg-paper">
      <div
        inert
        className="mx-auto overflow-y-auto"
        style={{ width: width * scale, height: '100%' }}
      >
        <iframe
          title="Preview"
          loading="lazy"
          src={address}
          tabIndex={-1}
          className="origin-top-left border-0"
          style={{ width, height: scale && `${100 / scale}%`, scale: String(scale) }}
        />
      </div>
    </div>
  )
}
