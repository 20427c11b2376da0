import type { ReactNode } from 'react'

import { useEnglishMark } from '#app/language.tsx'
import type { TextPart } from '#domain/formatted-line.ts'
import { parseFormattedText, type TextBlock } from '#domain/formatted-text.ts'

import { classes } from './classes.ts'

interface FormattedTextProps {
  text: string
  heading?: 'h2' | 'h3'
  /** Shows the first paragraph larger, as in a post. */
  hasLead?: boolean
  /** Shows the photos within the text; without it they are left out. */
  renderPhoto?: (photo: string, alt: string) => ReactNode
  className?: string
}

/** A text in the markup of `domain/formatted-text.ts`. */
export function FormattedText({ text, hasLead = false, className, ...rest }: FormattedTextProps) {
  return (
    <div
      {...useEnglishMark()(text)}
      className={classes(
        'max-w-measure [&>*+:is(p,ul,ol)]:mt-[1.125em] [&>:is(h2,h3)+:is(p,ul,ol)]:mt-0',
        hasLead && '[&>p:first-child]:text-lead [&>p:first-child]:leading-[1.55]',
        className,
      )}
    >
      {parseFormattedText(text).map((block, index) => {
        const key = `${index}`
        return <Block key={key} block={block} {...rest} />
      })}
    </div>
  )
}

interface BlockProps extends Pick<FormattedTextProps, 'heading' | 'renderPhoto'> {
  block: TextBlock
}

function Block({ block, heading: Heading = 'h3', renderPhoto }: BlockProps) {
  if (block.kind === 'photo')
    return renderPhoto && <div className="my-[1.6em]">{renderPhoto(block.photo, block.alt)}</div>
  if (block.kind === 'list')
    return <ul className={`${LIST} list-disc`}>{block.items.map(toItem)}</ul>
  if (block.kind === 'numbered')
    return (
      <ol start={block.start} className={`${LIST} list-decimal`}>
        {block.items.map(toItem)}
      </ol>
    )
  if (block.kind === 'heading')
    return (
      <Heading dir="auto" className="mt-[1.4em] mb-[0.5em] font-display text-title-2 first:mt-0">
        <Parts parts={block.parts} />
      </Heading>
    )
  const parts = <Parts parts={block.parts} />
  return (
    <p dir="auto">{block.kind === 'bold' ? <strong className={BOLD}>{parts}</strong> : parts}</p>
  )
}

const BOLD = 'font-bold'
const LIST = 'grid gap-[0.4em] ps-[1.4em] marker:text-ink-mute'

const toItem = (parts: TextPart[], index: number) => (
  <li key={`${index}`} dir="auto" className="ps-[0.3em]">
    <Parts parts={parts} />
  </li>
)

function Parts({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isBold, href }, index) => {
    const key = `${index}`
    const words = isBold ? (
      <strong key={key} className={BOLD}>
        {text}
      </strong>
    ) : (
      text
    )
    if (href === undefined) return words
    return (
      <a key={key} href={href} download={isFile(href) || undefined} className={LINK}>
        {words}
      </a>
    )
  })
}

const LINK = 'underline decoration-brass-deep underline-offset-4 wrap-anywhere'

/** Whether a link is to a file of the site, to be downloaded: the router cannot open it. */
function isFile(href: string): boolean {
  return /^\/[^?#]*\.\w+(?:[?#]|$)/.test(href)
}
