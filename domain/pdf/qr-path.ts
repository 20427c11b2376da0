import { encode } from 'uqr'

/** A QR code as one SVG path of unit squares, with how many stand in a row. */
export interface QrPath {
  size: number
  path: string
}

/** `border`: the quiet zone that readers need around it, in squares. */
export function qrPath(text: string, border = 4): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border })
  return { size, path: data.map(rowPath).join('') }
}

// Squares beside each other are drawn as one: a third of the characters.
function rowPath(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x++
    path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`
  }
  return path
}
