/** How much of the photos has gone out. `sent` is from 0 to 1. */
export function UploadProgress({ of: count, sent }: { of: number; sent: number }) {
  const photos = count === 1 ? '1 photo' : `${count} photos`
  return (
    <div className="mt-5 grid gap-2 text-caption text-ink-soft numerals">
      <progress
        aria-label={`Uploading ${photos}`}
        value={sent}
        className="h-1 w-full appearance-none overflow-hidden rounded-round bg-sand-deep [&::-moz-progress-bar]:bg-brass-deep [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:bg-brass-deep [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-(--duration-base)"
      />
      <span aria-hidden="true">
        Uploading {photos}, {Math.round(sent * 100)}%
      </span>
    </div>
  )
}
