/** Explains the formatting marks; see `domain/formatted-text.ts`. */
export function MarksHint() {
  const markClass = 'rounded-control bg-sand px-1.25 py-0.5 font-mono text-caption'
  return (
    <>
      Headings start on a new line with <code className={markClass}>##</code>, bold with{' '}
      <code className={markClass}>**</code>.
    </>
  )
}
