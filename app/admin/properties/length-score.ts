/** The lengths that portals score best. */
export interface BestLength {
  from: number
  to: number
}

const WORDS = ['Empty', 'Too short', 'Short', 'Fair', 'Good', 'Very good']

/** How well a text's length suits portals, from 0 to 5. It is advice: any length can be saved. */
export function lengthScore(length: number, { from, to }: BestLength) {
  if (length > to) return tooLong(length / to)
  const steps = length < from ? Math.ceil((length / from) * 4) : 5
  return { steps, word: WORDS[steps] ?? '' }
}

function tooLong(ratio: number) {
  if (ratio <= 1.2) return { steps: 4, word: 'Slightly long' }
  return ratio <= 1.5 ? { steps: 3, word: 'Long' } : { steps: 2, word: 'Too long' }
}
