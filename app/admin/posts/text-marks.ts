export type Mark = '##' | '**'

/** Sets a mark on the line at the caret, or takes it off again; the caret stays with its word. */
export function withMark(text: string, caret: number, mark: Mark): { text: string; caret: number } {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? undefined : end)
  const bare = line.replace(/^(##|\*\*)\s*/, '')
  const marked = line.startsWith(mark) ? bare : mark + (mark === '##' ? ' ' : '') + bare
  const moved = caret + marked.length - line.length
  return {
    text: text.slice(0, start) + marked + text.slice(start + line.length),
    caret: Math.max(start, moved),
  }
}
