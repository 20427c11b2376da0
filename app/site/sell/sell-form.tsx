import { useState } from 'react'

import { SELL_MESSAGES, type EnquiryAnswer } from '#app/ui/enquiry-result.ts'
import { EnquiryForm, type EnquiryField } from '#app/ui/enquiry-form.tsx'

import { PhotoPicker } from './photo-picker.tsx'
import { choose } from './photos.ts'
import { UploadProgress } from './upload-progress.tsx'

const FIELDS: readonly EnquiryField[] = [
  { name: 'name', label: 'Name', half: true, autoComplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', half: true, autoComplete: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { name: 'propertyaddress', label: 'Property address', autoComplete: 'address-line1' },
  { name: 'countrycity', label: 'Country/city' },
  { name: 'message', label: 'Message', type: 'textarea' },
]

const NOTHING_CHOSEN = choose([], [])

export function SellForm({
  labelledBy,
  answer,
  className,
}: {
  labelledBy: string
  answer: EnquiryAnswer | undefined
  className: string
}) {
  const [{ photos, refusals }, setChoice] = useState(NOTHING_CHOSEN)
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
        onSent={() => setChoice(NOTHING_CHOSEN)}
        answer={answer}
        submit="Send request"
        note="We use your details to answer this enquiry and for nothing else."
        foot={uploaded !== undefined && <UploadProgress of={photos.length} sent={uploaded} />}
      >
        <PhotoPicker
          photos={photos}
          refusals={refusals}
          busy={uploaded !== undefined}
          onGive={(files) => setChoice((now) => choose(now.photos, files))}
          onRemove={(photo) =>
            setChoice((now) =>
              choose(
                now.photos.filter((kept) => kept !== photo),
                [],
              ),
            )
          }
        />
      </EnquiryForm>
    </div>
  )
}
