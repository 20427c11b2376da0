/** What a button of the toolbar puts at the start of a line. */
export type LineMark = '##' | '**' | '-' | '1.'

/** A text with its selection; both ends are the same where nothing is selected. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** The marks that `domain/formatted-text.ts` reads at the start of a line. */
const MARKS: [LineMark, RegExp][] = [
  ['##', /^\s*##+\s*/],
  ['**', /^\s*\*\*\s*/],
  ['-', /^\s*-\s+/],
  ['1.', /^\s*\d{1,2}[.)]\s+/],
]

/** Adds a mark to the line at the caret, or removes it; the caret stays at the same character. */
export function toggleMark(
  text: string,
  caret: number,
  mark: LineMark,
): { text: string; caret: number } {
  const start = text.slice(0, caret).lastIndexOf('\n') + 1
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? undefined : end)
  const [current, pattern] = MARKS.find(([, pattern]) => pattern.test(line)) ?? []
  const opening = pattern?.exec(line)?.[0] ?? ''
  // Of an even number of bold marks the opening one has a partner, which goes with it.
  const hasPartner = current === '**' && line.split('**').length % 2 === 1
  const unmark = (part: string) => part.slice(opening.length).replace(hasPartner ? '**' : '', '')
  const added = current === mark ? '' : mark + (mark === '**' ? '' : ' ')
  const marked = added + unmark(line)
  const beforeCaret = added + unmark(line.slice(0, caret - start))
  return {
    text: text.slice(0, start) + marked + text.slice(start + line.length),
    caret: start + Math.min(beforeCaret.length, marked.length),
  }
}

/** Makes the selected words bold. */
export function boldWords({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end)
  return {
    text: `${text.slice(0, start)}**${words}**${text.slice(end)}`,
    start: start + 2,
    end: end + 2,
  }
}

const ADDRESS = 'https://'

/** Makes a link of the selected words, and selects its address, which is still to be typed. */
export function addLink({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end) || 'words'
  const address = start + words.length + 3
  return {
    text: `${text.slice(0, start)}[${words}](${ADDRESS})${text.slice(end)}`,
    start: address,
    end: address + ADDRESS.length,
  }
}

/** Adds a photo below the line at the caret; the caret goes to where its description is typed. */
export function addPhoto(
  { text, start }: Pick<Selected, 'text' | 'start'>,
  name: string,
): Selected {
  const lineEnd = text.indexOf('\n', start)
  const at = lineEnd < 0 ? text.length : lineEnd
  const opening = text.slice(0, at).trimEnd() === '' ? '' : '\n\n'
  const before = `${text.slice(0, at)}${opening}![`
  return {
    text: `${before}](${name})\n${text.slice(at)}`,
    start: before.length,
    end: before.length,
  }
}
