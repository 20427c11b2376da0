/** Reads an XML document as it comes and tells the first thing that no parser would take. */
export interface FormCheck {
  read(part: string): void
  /** What is wrong, or null where the whole document was well-formed. */
  end(): string | null
}

const NAME = String.raw`[A-Za-z_][\w:.-]*`
const ATTRIBUTES = String.raw`(?:\s+${NAME}="(?:[^<&"]|&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)*")*`
const TOKENS: [kind: Kind, pattern: RegExp][] = [
  ['aside', /<\?[\s\S]*?\?>/y],
  ['aside', /<!--[\s\S]*?-->/y],
  ['text', /<!\[CDATA\[[\s\S]*?\]\]>/y],
  ['close', new RegExp(String.raw`</(${NAME})\s*>`, 'y')],
  ['empty', new RegExp(`<(${NAME})${ATTRIBUTES}\\s*/>`, 'y')],
  ['open', new RegExp(`<(${NAME})${ATTRIBUTES}\\s*>`, 'y')],
  ['text', /(?:[^<&]|&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)+/y],
]
type Kind = 'aside' | 'text' | 'open' | 'close' | 'empty'

const LONGEST_TOKEN = 4_000_000

const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u

// A document of ours breaks its lines between elements; no more is held than from one to the next.
export function xmlChecker(): FormCheck {
  const open: string[] = []
  let rest = ''
  let roots = 0
  let fault: string | null = null

  function take(kind: Kind, token: string, name: string): string | null {
    if (kind === 'close') return open.pop() === name ? null : `</${name}> closes nothing`
    if (kind === 'text' && open.length === 0 && token.trim() !== '') return 'text outside of all'
    if (kind !== 'open' && kind !== 'empty') return null
    if (open.length === 0 && ++roots > 1) return 'a second document begins'
    if (kind === 'open') open.push(name)
    return null
  }

  function readTokens(): void {
    let at = 0
    while (at < rest.length && fault === null) {
      const found = tokenAt(rest, at)
      if (!found) break
      fault = FORBIDDEN.test(found.token)
        ? 'a character that XML does not hold'
        : take(found.kind, found.token, found.name)
      at += found.token.length
    }
    rest = rest.slice(at)
  }

  return {
    read(part) {
      if (fault !== null) return
      rest += part
      // Half a token at the end may become a whole one with the next part.
      const whole = rest.lastIndexOf('>\n')
      const behind = rest.slice(whole + 1)
      rest = rest.slice(0, whole + 1)
      readTokens()
      rest += behind
      if (rest.length > LONGEST_TOKEN) fault ??= `“${rest.slice(0, 40)}” cannot be read`
    },
    end() {
      if (fault === null) readTokens()
      if (fault !== null) return fault
      if (rest !== '') return `“${rest.slice(0, 40)}” cannot be read`
      if (open.length > 0) return `<${open.at(-1)}> is not closed`
      return roots === 1 ? null : 'there is nothing in it'
    },
  }
}

function tokenAt(text: string, at: number): { kind: Kind; token: string; name: string } | null {
  for (const [kind, pattern] of TOKENS) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { kind, token: match[0], name: match[1] ?? '' }
  }
  return null
}
