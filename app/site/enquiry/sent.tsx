import { useEffect, useRef, type PropsWithChildren } from 'react'

import { Icon } from '#app/ui/icon.tsx'

import { NumberedSteps } from './numbered-steps.tsx'
import type { SentEnquiry } from './use-enquiry.ts'

interface SentProps extends SentEnquiry {
  /** The id that the form had, where a plain POST leads to. */
  id: string
  title: string
  /** What was sent, by label. Empty ones are left out. */
  facts: Readonly<Record<string, string | undefined>>
  next: readonly string[]
  /** The label of the button that brings the form back. */
  again: string
  onAgain: () => void
}

/** Stands in place of a form that was sent, and says what was sent and what happens next. */
export function Sent(props: PropsWithChildren<SentProps>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasJustSent = props.values !== undefined
  useEffect(() => {
    if (wasJustSent) heading.current?.focus()
  }, [wasJustSent])
  return (
    <div id={props.id} className="mt-5 scroll-mt-28">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex scroll-mt-28 items-baseline gap-2.5 font-display text-title-3 outline-none"
      >
        <Icon name="check" size={20} className="flex-none translate-y-0.5 text-success" />
        {props.title}
      </h3>
      <output className="mt-3 block text-small font-medium text-success">{props.message}</output>
      <dl className="mt-4 border-t border-line-strong">
        {Object.entries(props.facts).map(
          ([label, text]) =>
            text && (
              <div
                key={label}
                className="grid grid-cols-[7rem_1fr] gap-x-3 border-b border-line py-2.5 text-small"
              >
                <dt className="text-ink-mute">{label}</dt>
                <dd className="min-w-0 wrap-anywhere numerals">
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <NumberedSteps steps={props.next} />
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {props.children}
        <button
          type="button"
          onClick={props.onAgain}
          className="hidden min-h-target text-small underline decoration-brass-deep underline-offset-4 scripting:inline"
        >
          {props.again}
        </button>
      </div>
    </div>
  )
}
