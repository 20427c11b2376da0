import { useDeferredValue, useState } from 'react'

import { LanguageToggle } from '#app/admin/ui/toggle.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { FormattedText } from '#app/ui/formatted-text.tsx'
import { inLanguage, isArabic, type Language } from '#domain/language.ts'
import { photoUrl } from '#domain/photos/photo.ts'

import type { PostWork } from './use-post-form.ts'

interface PostPreviewProps {
  work: PostWork
  /** When it was published; undefined if it is not yet. */
  date: string | undefined
  photo: string | undefined
}

/** The post as readers will see it, updated while it is written. */
export function PostPreview({ work, date, photo }: PostPreviewProps) {
  const [language, setLanguage] = useState<Language>('en')
  const { title, author, metadescription, status, publish_at } = inLanguage(
    language,
    useDeferredValue(work),
  )
  const [today] = useState(() => new Date().toISOString())
  const planned = status === 'scheduled' && publish_at && `${publish_at}+04:00`
  return (
    <section
      aria-labelledby="preview-title"
      className="rounded-control border border-line-strong lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]"
    >
      <header className="flex min-h-13 items-center justify-between border-b border-line px-5 py-2">
        <h2 id="preview-title" className="text-small leading-none font-strong">
          Preview
        </h2>
        <span className="ms-auto me-3 text-caption text-ink-mute">Updates as you write</span>
        <LanguageToggle name="Language of the preview" chosen={language} onChoose={setLanguage} />
      </header>
      <div className="px-[clamp(1.25rem,2.5vw,2.25rem)] pt-8 pb-10">
        <p className="text-caption text-ink-mute numerals">{formatDay(planned || date || today)}</p>
        <p dir="auto" className="mt-2 font-display text-title-1 text-balance wrap-break-word">
          {title || 'Title'}
        </p>
        <p dir="auto" className="mt-2 text-small text-ink-soft">
          {author || 'Author'}
        </p>
        <div className="mt-5 mb-6 grid aspect-2/1 place-items-center overflow-hidden bg-sand text-small text-ink-mute">
          {photo ? (
            <img src={photo} alt="" className="size-full object-cover" />
          ) : (
            'No Image Available'
          )}
        </div>
        <div dir={language === 'ar' && isArabic(metadescription) ? 'rtl' : 'ltr'}>
          <FormattedText
            text={metadescription}
            className="wrap-break-word"
            renderPhoto={(name, alt) => (
              <img src={photoUrl(name)} alt={alt} className="max-h-[80vh] w-full object-contain" />
            )}
          />
        </div>
      </div>
    </section>
  )
}
