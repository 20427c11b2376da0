/** Misspelt words, and what was meant. */
export type Corrections = ReadonlyMap<string, string>

/** Shorter words are similar to too many others. */
const MIN_LENGTH = 4

/** All words of these texts that a misspelt word may be corrected to. */
export function vocabularyOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const text of texts)
    for (const word of text.toLowerCase().split(/[\s,.;:!?'’"“”()/&–—-]+/))
      if (word.length >= MIN_LENGTH && !/^\d/.test(word)) words.add(word)
  return words
}

/** Corrects each unknown word to the most similar one of the vocabulary, if one is similar enough. */
export function correct(unknown: readonly string[], vocabulary: ReadonlySet<string>): Corrections {
  const corrections = new Map<string, string>()
  for (const word of unknown) {
    const correction = mostSimilar(word, vocabulary)
    if (correction !== undefined) corrections.set(word, correction)
  }
  return corrections
}

function mostSimilar(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return undefined
  let best: { word: string; edits: number } | undefined
  const maxEdits = word.length < 8 ? 1 : 2
  for (const other of vocabulary) {
    if (Math.abs(other.length - word.length) > maxEdits) continue
    const edits = editDistance(word, other, best?.edits ?? maxEdits)
    if (edits > maxEdits || (edits > 0 && withoutNegation(other) === withoutNegation(word)))
      continue
    // The browser and the database list the words in different orders, but must choose the same.
    if (!best || edits < best.edits || (edits === best.edits && other < best.word))
      best = { word: other, edits }
  }
  return best?.word
}

/** "Unfurnished" is no misspelt "furnished", nor the other way round. */
function withoutNegation(word: string): string {
  return word.replace(/^(?:un|non)/, '')
}

/**
 * Optimal string alignment distance: characters replaced, missing, added, or swapped with the next.
 * Any result above `max` means "more than max": the search through a vocabulary stops early.
 */
export function editDistance(a: string, b: string, max: number): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let smallest = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (beforePrevious[j - 2] ?? 0) + 1)
      row.push(edits)
      smallest = Math.min(smallest, edits)
    }
    if (smallest > max) return max + 1
    beforePrevious = previous
    previous = row
  }
  return previous[b.length] ?? max + 1
}
