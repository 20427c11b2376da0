import { encode } from 'uqr'

/** A QR code as one SVG path of unit squares, `size` of them a side. */
export interface QrPath {
  size: number
  path: string
}

/** `border` is the quiet zone that scanners need around the code, in squares. */
export function qrPath(text: string, border = 4): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border })
  return { size, path: data.map(rowPath).join('') }
}

// Adjacent squares become one rectangle, which takes a third of the characters.
function rowPath(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    const width = x - start + 1
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}
