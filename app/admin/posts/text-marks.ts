export type Mark = '##' | '**'

/** Adds a mark to the line at the caret, or removes it; the caret stays at the same character. */
export function toggleMark(
  text: string,
  caret: number,
  mark: Mark,
): { text: string; caret: number } {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? undefined : end)
  const unmarked = line.replace(/^(##|\*\*)\s*/, '')
  const marked = line.startsWith(mark) ? unmarked : mark + (mark === '##' ? ' ' : '') + unmarked
  return {
    text: text.slice(0, start) + marked + text.slice(start + line.length),
    caret: Math.max(start, caret + marked.length - line.length),
  }
}
