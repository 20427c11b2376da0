import { useState } from 'react'

import { SELL_MESSAGES, type EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'
import { EnquiryForm, type EnquiryField } from '#app/site/enquiry/enquiry-form.tsx'

import { PhotoPicker } from './photo-picker.tsx'
import { addPhotos } from './photos.ts'
import { UploadProgress } from './upload-progress.tsx'

const FIELDS: readonly EnquiryField[] = [
  { name: 'name', label: 'Name', half: true, autoComplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', half: true, autoComplete: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { name: 'propertyaddress', label: 'Property address', autoComplete: 'address-line1' },
  { name: 'countrycity', label: 'Country/city' },
  { name: 'message', label: 'Message', type: 'textarea' },
]

const NO_PHOTOS = addPhotos([], [])

export function SellForm({
  labelledBy,
  result,
  className,
}: {
  labelledBy: string
  result: EnquiryResult | undefined
  className: string
}) {
  const [{ photos, refusals }, setSelection] = useState(NO_PHOTOS)
  const [uploaded, setUploaded] = useState<number>()

  return (
    <div id="sell" className={className}>
      <EnquiryForm
        form="sell"
        kind="sell"
        labelledBy={labelledBy}
        encType="multipart/form-data"
        messages={SELL_MESSAGES}
        fields={FIELDS}
        photos={photos}
        onProgress={setUploaded}
        onSent={() => setSelection(NO_PHOTOS)}
        result={result}
        submit="Send request"
        note="We use your details to answer this enquiry and for nothing else."
        foot={
          uploaded !== undefined && <UploadProgress photoCount={photos.length} sent={uploaded} />
        }
      >
        <PhotoPicker
          photos={photos}
          refusals={refusals}
          busy={uploaded !== undefined}
          onAdd={(files) => setSelection(({ photos }) => addPhotos(photos, files))}
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
