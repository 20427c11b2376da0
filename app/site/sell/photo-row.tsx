import { useCallback } from 'react'

import { formatFileSize } from './file-size.ts'

/** One selected photo: thumbnail, name, size, and a remove button. */
export function PhotoRow({
  photo,
  busy,
  onRemove,
}: {
  photo: File
  busy: boolean
  onRemove: () => void
}) {
  return (
    <li className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-3.5 border-t border-line text-small">
      <Thumbnail photo={photo} />
      <span className="truncate">{photo.name}</span>
      <span className="text-caption text-ink-mute numerals">{formatFileSize(photo.size)}</span>
      <button
        type="button"
        disabled={busy}
        aria-label={`Remove ${photo.name}`}
        onClick={onRemove}
        className="min-h-target px-2 text-label font-strong quiet-link hover:decoration-current disabled:text-ink-mute"
      >
        Remove
      </button>
    </li>
  )
}

function Thumbnail({ photo }: { photo: File }) {
  const setSource = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(photo)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [photo],
  )
  return <img ref={setSource} alt="" decoding="async" className="h-9 w-12 bg-sand object-cover" />
}
