const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A count in words up to ninety-nine, and in digits above: `twenty-five`. */
export function inWords(count: number): string {
  if (count > 99) return `${count}`
  if (count < 20) return SMALL[count] ?? ''
  const ones = count % 10 === 0 ? '' : `-${SMALL[count % 10]}`
  return `${TENS[Math.floor(count / 10) - 2]}${ones}`
}
