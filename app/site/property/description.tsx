import { useWords } from '#app/language.tsx'
import { FormattedText } from '#app/ui/formatted-text.tsx'

import { DetailsSection } from './details-section.tsx'
import { WORDS } from './details-words.ts'

const MIN_START_LENGTH = 300
const MIN_REST_LENGTH = 200

/** The beginning of a long text, and a button for the rest. Without JavaScript all is shown. */
export function Description({ text }: { text: string }) {
  const words = useWords(WORDS)
  const [start, rest] = splitText(text)
  return (
    <DetailsSection headingId="description" title={words.description}>
      <FormattedText text={start} />
      {rest !== '' && (
        <>
          <button
            type="button"
            data-unfold
            aria-expanded="false"
            aria-controls="description-rest"
            className="script-only inline-flex min-h-target items-center text-small font-strong underline decoration-brass-deep underline-offset-4 print:hidden"
          >
            {words.readRest}
          </button>
          <div
            id="description-rest"
            hidden
            tabIndex={-1}
            className="script-folded mt-[1.125em] outline-none"
          >
            <FormattedText text={rest} />
          </div>
        </>
      )}
    </DetailsSection>
  )
}

/** Cuts a long text after a paragraph. A short rest stays with the beginning. */
export function splitText(text: string): [start: string, rest: string] {
  const lines = text.split(/\r\n|\r|\n/)
  let length = 0
  const last = lines.findIndex((line) => {
    length += line.length
    return length >= MIN_START_LENGTH && !/^\s*($|##|\*\*)/.test(line)
  })
  const rest = last === -1 ? '' : lines.slice(last + 1).join('\n')
  if (rest.trim().length < MIN_REST_LENGTH) return [text, '']
  return [lines.slice(0, last + 1).join('\n'), rest]
}
