const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent' })

/** How much of the photos has gone out. `sent` is from 0 to 1. */
export function UploadProgress({ of: count, sent }: { of: number; sent: number }) {
  const photos = count === 1 ? '1 photo' : `${count} photos`
  return (
    <div className="mt-5 grid gap-2 text-caption text-ink-soft numerals">
      <div
        role="progressbar"
        aria-label={`Uploading ${photos}`}
        aria-valuenow={Math.round(sent * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1 overflow-hidden rounded-round bg-sand-deep"
      >
        <div
          style={{ inlineSize: `${sent * 100}%` }}
          className="h-full bg-brass-deep transition-[inline-size] duration-(--duration-base)"
        />
      </div>
      <span aria-hidden="true">
        Uploading {photos}, {PERCENT.format(sent)}
      </span>
    </div>
  )
}
