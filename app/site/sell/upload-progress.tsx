/** Progress of the photo upload. `sent` is from 0 to 1. */
export function UploadProgress({ photoCount, sent }: { photoCount: number; sent: number }) {
  const photos = photoCount === 1 ? '1 photo' : `${photoCount} photos`
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
