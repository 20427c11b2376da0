/** The marks of a long text; see `domain/formatted-text.ts`. */
export function MarksHint() {
  const mark = 'rounded-control bg-sand px-1.25 py-0.5 font-mono text-caption'
  return (
    <>
      Headings start on a new line with <code className={mark}>##</code>, bold with{' '}
      <code className={mark}>**</code>.
    </>
  )
}
