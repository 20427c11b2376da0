import type { Corrections } from './interpret-words.ts'

/** Shorter words are too near to too many others. */
const SHORTEST = 4

/** Every word of these texts that a slip may have been meant for. */
export function vocabularyOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const text of texts)
    for (const word of text.toLowerCase().split(/[\s,.;:!?'’"“”()/&–—-]+/))
      if (word.length >= SHORTEST && !/^\d/.test(word)) words.add(word)
  return words
}

/** What was meant by words that occur nowhere: the nearest that do, if they are near enough. */
export function correct(unknown: readonly string[], vocabulary: ReadonlySet<string>): Corrections {
  const corrections = new Map<string, string>()
  for (const word of unknown) {
    const meant = nearest(word, vocabulary)
    if (meant !== undefined) corrections.set(word, meant)
  }
  return corrections
}

function nearest(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (word.length < SHORTEST || /\d/.test(word)) return undefined
  let best: { word: string; slips: number } | undefined
  const most = word.length < 8 ? 1 : 2
  for (const other of vocabulary) {
    if (Math.abs(other.length - word.length) > most) continue
    const slips = distance(word, other, best?.slips ?? most)
    if (slips > most) continue
    // Whoever searches, in the browser or here, goes through the words in another order.
    if (!best || slips < best.slips || (slips === best.slips && other < best.word))
      best = { word: other, slips }
  }
  return best?.word
}

/**
 * How many letters are wrong, missing, too many, or swapped with the next; more than `most` where it
 * is more. Three rows of the table do.
 */
export function distance(a: string, b: string, most: number): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let slips = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1)
      row.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    before = above
    above = row
  }
  return above[b.length] ?? most + 1
}
