/** Cards in their own shape, until the list is there. */
export function CardSkeletons() {
  return (
    <div className="grid gap-gutter md:grid-cols-2 xl:grid-cols-3">
      <output className="sr-only">Loading...</output>
      {SIX.map((at) => (
        <div
          key={at}
          aria-hidden="true"
          className="rounded-control border border-line bg-paper-bright"
        >
          <div className="grid grid-cols-[7.25rem_minmax(0,1fr)]">
            <div className="skeleton h-29" />
            <div className="skeleton mx-5 mt-5 h-5" />
          </div>
          <div className="grid gap-2 border-t border-line p-5">
            <div className="skeleton h-4" />
            <div className="skeleton h-4 w-4/5" />
          </div>
          <div className="h-17 border-t border-line" />
        </div>
      ))}
    </div>
  )
}

const SIX = [1, 2, 3, 4, 5, 6]
