/** A note that some properties of the list are no longer listed. */
export function RemovedProperties({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mb-8 border-s-3 border-brass-deep bg-sand px-4 py-3.5 text-small">
      {count === 1
        ? 'One home of this list is no longer listed.'
        : `${count} homes of this list are no longer listed.`}
    </p>
  )
}
