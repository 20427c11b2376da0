import { useState } from 'react'

import { useWords } from '#app/language.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'
import type { EnquiryField } from '#app/site/enquiry/enquiry-field.tsx'
import { EnquiryForm } from '#app/site/enquiry/enquiry-form.tsx'

import { PhotoPicker } from './photo-picker.tsx'
import { addPhotos, leaveOutDamaged, type PhotoSelection } from './photos.ts'
import { WORDS } from './words.ts'

const fields = (words: (typeof WORDS)['en']): EnquiryField[] => [
  { name: 'name', label: words.name, half: true, autoComplete: 'name' },
  { name: 'phone', label: words.phone, type: 'tel', half: true, autoComplete: 'tel' },
  { name: 'email', label: words.email, type: 'email', autoComplete: 'email' },
  { name: 'propertyaddress', label: words.address, autoComplete: 'address-line1' },
  { name: 'countrycity', label: words.countryOrCity },
  { name: 'message', label: words.message, type: 'textarea' },
]

interface SellFormProps {
  labelledBy: string
  result: EnquiryResult | undefined
}

export function SellForm({ labelledBy, result }: SellFormProps) {
  const words = useWords(WORDS)
  const [{ photos, refusals }, setSelection] = useState((): PhotoSelection => ({
    photos: [],
    refusals: (result?.state === 'sent' && result.leftOut) || [],
  }))
  const [uploaded, setUploaded] = useState<number>()

  return (
    <div id="sell" className="col-span-full lg:col-[7/13]">
      <EnquiryForm
        kind="sell"
        labelledBy={labelledBy}
        fields={fields(words)}
        photos={photos}
        onProgress={setUploaded}
        onDamaged={(photo) => setSelection((selection) => leaveOutDamaged(words, selection, photo))}
        onSent={() => setSelection(({ refusals }) => ({ photos: [], refusals }))}
        result={result}
        submit={words.submit}
        foot={
          uploaded !== undefined && <UploadProgress photoCount={photos.length} sent={uploaded} />
        }
      >
        <PhotoPicker
          photos={photos}
          refusals={refusals}
          busy={uploaded !== undefined}
          onAdd={(files) => setSelection(({ photos }) => addPhotos(words, photos, files))}
          onRemove={(photo) =>
            setSelection(({ photos }) => ({
              photos: photos.filter((other) => other !== photo),
              refusals: [],
            }))
          }
        />
      </EnquiryForm>
    </div>
  )
}

/** Progress of the photo upload. `sent` is from 0 to 1. */
function UploadProgress({ photoCount, sent }: { photoCount: number; sent: number }) {
  const words = useWords(WORDS)
  const uploading = words.uploading(photoCount)
  return (
    <div className="mt-5 grid gap-2 text-caption text-ink-soft numerals">
      <progress
        aria-label={uploading}
        value={sent}
        className="h-1 w-full appearance-none overflow-hidden rounded-round bg-sand-deep [&::-moz-progress-bar]:bg-brass-deep [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:bg-brass-deep [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-(--duration-base)"
      />
      <span aria-hidden="true">{words.uploaded(uploading, Math.round(sent * 100))}</span>
    </div>
  )
}
