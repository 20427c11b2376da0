import { useEffect, useRef, useState } from 'react'

import { downloadAsAdmin } from '#app/admin/request.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { useInView } from '#app/ui/use-in-view.ts'
import { downloadName } from '#domain/photos/photo.ts'

const SHOWN_AT_FIRST = 4

interface PrivatePhotosProps {
  enquiry: number
  names: string[]
  /** What the seller called them, in the same order, where it is known. */
  fileNames: string[]
}

/** The private photos of a seller's enquiry. Each is fetched with the token once it is in view. */
export function PrivatePhotos({ enquiry, names, fileNames }: PrivatePhotosProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <ul className="contents">
        {(isExpanded ? names : names.slice(0, SHOWN_AT_FIRST)).map((name, index) => (
          <li key={name}>
            <PrivatePhoto
              enquiry={enquiry}
              name={name}
              fileName={fileNames[index]}
              label={`Photo ${index + 1} of ${names.length}`}
            />
          </li>
        ))}
      </ul>
      {!isExpanded && names.length > SHOWN_AT_FIRST && (
        <TextButton onClick={() => setIsExpanded(true)}>Show all {names.length} photos</TextButton>
      )}
    </div>
  )
}

interface PrivatePhotoProps {
  enquiry: number
  name: string
  fileName: string | undefined
  label: string
}

function PrivatePhoto({ enquiry, name, fileName, label }: PrivatePhotoProps) {
  const box = useRef<HTMLDivElement>(null)
  const isInView = useInView(box)
  const [photo, setPhoto] = useState<{ url: string } | 'failed'>()

  useEffect(() => {
    if (!isInView) return
    const controller = new AbortController()
    let url: string | undefined
    const fetchPhoto = async () => {
      const path = `/api/enquiries/${enquiry}/photos/${encodeURIComponent(name)}`
      const blob = await downloadAsAdmin(path, { signal: controller.signal }).catch(() => null)
      if (controller.signal.aborted) return
      if (blob) url = URL.createObjectURL(blob)
      setPhoto(url ? { url } : 'failed')
    }
    void fetchPhoto()
    return () => {
      controller.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [isInView, enquiry, name])

  return (
    <div className="w-24 text-caption">
      <div ref={box} className="grid h-18 place-items-center overflow-hidden bg-sand">
        {photo === 'failed' && <span className="text-center text-danger">Not available</span>}
        {typeof photo === 'object' && (
          <a href={photo.url} target="_blank" rel="noreferrer" aria-label={`Open ${label}`}>
            <img src={photo.url} alt={label} className="h-18 w-24 object-cover" />
          </a>
        )}
      </div>
      {fileName && (
        // Saved under the seller's file name, so that uploading it to a listing keeps that name.
        <a
          href={typeof photo === 'object' ? photo.url : undefined}
          download={downloadName(name, fileName)}
          title={`Save ${fileName}`}
          className="block min-h-target truncate pt-1 quiet-link"
        >
          {fileName}
        </a>
      )}
    </div>
  )
}
