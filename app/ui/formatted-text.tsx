import { parseFormattedText } from '#domain/formatted-text.ts'

import { classes } from './classes.ts'

/** A long text with its marks: `##` a heading, `**` bold, else a paragraph. */
export function FormattedText({
  text,
  heading: Heading = 'h3',
  leading = false,
  className,
}: {
  text: string
  heading?: 'h2' | 'h3'
  /** Whether the first paragraph is set larger, as in a post. */
  leading?: boolean
  className?: string
}) {
  return (
    <div
      className={classes(
        'max-w-measure [&>p+p]:mt-[1.125em]',
        leading && '[&>p:first-child]:text-lead [&>p:first-child]:leading-[1.55]',
        className,
      )}
    >
      {parseFormattedText(text).map(({ kind, text }, at) => {
        // Blocks never move: their place is their name.
        const key = `${at}`
        if (kind === 'heading')
          return (
            <Heading
              key={key}
              className="mt-[1.4em] mb-[0.5em] font-display text-title-2 first:mt-0"
            >
              {text}
            </Heading>
          )
        return (
          <p key={key} className={kind === 'bold' ? 'font-[640]' : undefined}>
            {text}
          </p>
        )
      })}
    </div>
  )
}
