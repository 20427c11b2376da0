import { useEffect, useState } from 'react'

import { photo as ask } from './api.ts'

/** The photos of a sell request. They are private: each is fetched with the token. */
export function PrivatePhotos({ enquiry, names }: { enquiry: number; names: string[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {names.map((name, at) => (
        <li key={name}>
          <PrivatePhoto
            enquiry={enquiry}
            name={name}
            label={`Photo ${at + 1} of ${names.length}`}
          />
        </li>
      ))}
    </ul>
  )
}

function PrivatePhoto({ enquiry, name, label }: { enquiry: number; name: string; label: string }) {
  const url = usePrivatePhoto(enquiry, name)
  if (url === 'failed')
    return (
      <span className={`${TILE} px-1 text-center text-caption text-danger`}>Not available</span>
    )
  if (!url) return <span className={`${TILE} skeleton`} />
  return (
    <a href={url} target="_blank" rel="noreferrer" className={TILE} aria-label={`Open ${label}`}>
      <img src={url} alt={label} className="size-full object-cover" />
    </a>
  )
}

const TILE = 'grid h-18 w-24 place-items-center overflow-hidden bg-sand'

function usePrivatePhoto(enquiry: number, name: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    let made: string | undefined
    const show = async () => {
      const blob = await ask(enquiry, name, abort.signal).catch(() => null)
      if (abort.signal.aborted) return
      if (blob) made = URL.createObjectURL(blob)
      setUrl(made ?? 'failed')
    }
    void show()
    return () => {
      abort.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [enquiry, name])
  return url
}
