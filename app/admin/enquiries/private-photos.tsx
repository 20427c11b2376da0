import { useEffect, useRef, useState, type RefObject } from 'react'

import { TextButton } from '#app/admin/ui/text-button.tsx'

import { photo as ask } from './api.ts'

const SHOWN = 4

/** The photos of a sell request. They are private: each is fetched with the token, when it is seen. */
export function PrivatePhotos({ enquiry, names }: { enquiry: number; names: string[] }) {
  const [all, setAll] = useState(false)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <ul className="contents">
        {(all ? names : names.slice(0, SHOWN)).map((name, at) => (
          <li key={name}>
            <PrivatePhoto
              enquiry={enquiry}
              name={name}
              label={`Photo ${at + 1} of ${names.length}`}
            />
          </li>
        ))}
      </ul>
      {!all && names.length > SHOWN && (
        <TextButton onClick={() => setAll(true)}>Show all {names.length} photos</TextButton>
      )}
    </div>
  )
}

function PrivatePhoto({ enquiry, name, label }: { enquiry: number; name: string; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const photo = usePrivatePhoto(box, enquiry, name)
  return (
    <div
      ref={box}
      className="grid h-18 w-24 place-items-center overflow-hidden bg-sand text-caption"
    >
      {photo === 'failed' && <span className="text-center text-danger">Not available</span>}
      {typeof photo === 'object' && (
        <a href={photo.url} target="_blank" rel="noreferrer" aria-label={`Open ${label}`}>
          <img src={photo.url} alt={label} className="h-18 w-24 object-cover" />
        </a>
      )}
    </div>
  )
}

function usePrivatePhoto(box: RefObject<HTMLElement | null>, enquiry: number, name: string) {
  const [photo, setPhoto] = useState<{ url: string } | 'failed'>()
  useEffect(() => {
    const abort = new AbortController()
    let url: string | undefined
    const fetchPhoto = async () => {
      const blob = await ask(enquiry, name, abort.signal).catch(() => null)
      if (abort.signal.aborted) return
      if (blob) url = URL.createObjectURL(blob)
      setPhoto(url ? { url } : 'failed')
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void fetchPhoto()
    })
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      abort.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [box, enquiry, name])
  return photo
}
