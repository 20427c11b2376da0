import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Field, TextInput } from '#app/ui/field.tsx'
import { POST_LABELS } from '#domain/posts/post-changes.ts'
import type { ArabicField } from '#domain/posts/post.ts'

import { BodyEditor } from './body-editor.tsx'
import type { PostFormControls, PostWork } from './use-post-form.ts'

/** Each Arabic field with the English one that it belongs to. */
const PAIRS: [arabic: ArabicField, english: keyof PostWork][] = [
  ['title_ar', 'title'],
  ['author_ar', 'author'],
  ['seo_title_ar', 'SEOtitle'],
  ['metadescription_ar', 'metadescription'],
]

const ARABIC = { lang: 'ar', dir: 'rtl' }

/** The texts of a post in Arabic. They may be missing; then visitors read them in English. */
export function ArabicFields({ form }: { form: PostFormControls }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { work, faults, write } = form
  const isFaulty = PAIRS.some(([field]) => faults[field])
  useEffect(() => {
    if (details.current && isFaulty) details.current.open = true
  }, [isFaulty])
  const common = (field: ArabicField) => ({
    label: POST_LABELS[field],
    name: field,
    error: faults[field],
  })
  return (
    <details ref={details} className="group col-span-full border-y border-line">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-ink-soft [&::-webkit-details-marker]:hidden">
        <span className="font-display text-title-3">In Arabic</span>
        <span className="flex items-center gap-2 text-small text-ink-mute numerals">
          {countText(work)}
          <ChevronDown
            size={20}
            className="transition-transform duration-(--duration-quick) group-open:rotate-180 motion-reduce:transition-none"
          />
        </span>
      </summary>
      <div className="form-grid pt-2 pb-6">
        {(['title_ar', 'author_ar', 'seo_title_ar'] as const).map((field) => (
          <Field
            key={field}
            {...common(field)}
            className={field === 'title_ar' ? 'col-span-full' : undefined}
          >
            <TextInput
              {...ARABIC}
              value={work[field]}
              data-field={field}
              onChange={({ target }) => write(field, target.value)}
            />
          </Field>
        ))}
        <Field {...common('metadescription_ar')} className="col-span-full">
          <BodyEditor
            {...ARABIC}
            value={work.metadescription_ar}
            data-field="metadescription_ar"
            onWrite={(value) => write('metadescription_ar', value)}
            onSessionOver={form.holdPhoto}
          />
        </Field>
      </div>
    </details>
  )
}

/** `2 of 4 texts`: of those that there are in English. */
function countText(work: PostWork): string {
  const written = PAIRS.filter(([, english]) => work[english].trim() !== '')
  const translated = written.filter(([arabic]) => work[arabic].trim() !== '')
  return written.length === 0 ? 'Optional' : `${translated.length} of ${written.length} texts`
}
