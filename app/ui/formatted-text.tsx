import { parseFormattedText } from '#domain/formatted-text.ts'

import { classes } from './classes.ts'

interface FormattedTextProps {
  text: string
  heading?: 'h2' | 'h3'
  /** Shows the first paragraph larger, as in a post. */
  hasLead?: boolean
  className?: string
}

/** A text in which `##` starts a heading, `**` a bold line, and anything else is a paragraph. */
export function FormattedText({ text, hasLead = false, className, ...rest }: FormattedTextProps) {
  const { heading: Heading = 'h3' } = rest
  return (
    <div
      className={classes(
        'max-w-measure [&>p+p]:mt-[1.125em]',
        hasLead && '[&>p:first-child]:text-lead [&>p:first-child]:leading-[1.55]',
        className,
      )}
    >
      {parseFormattedText(text).map(({ kind, text }, index) => {
        const key = `${index}`
        if (kind === 'heading')
          return (
            <Heading
              key={key}
              dir="auto"
              className="mt-[1.4em] mb-[0.5em] font-display text-title-2 first:mt-0"
            >
              {text}
            </Heading>
          )
        return (
          <p key={key} dir="auto">
            {kind === 'bold' ? <strong className="font-bold">{text}</strong> : text}
          </p>
        )
      })}
    </div>
  )
}
