import { fontsOf, inflated, objectsOf, stringIn, textOf } from './pdf-reader.ts'

/** Something drawn on a page, in points from the top left of the page. */
export type DrawnElement =
  | { kind: 'text'; role: string; x: number; y: number; size: number; colour: string; text: string }
  | { kind: 'fill'; x: number; y: number; width: number; height: number; colour: string }
  | { kind: 'line'; from: [number, number]; to: [number, number]; colour: string }
  | { kind: 'picture'; role: string; x: number; y: number; width: number; height: number }
  /** Such as a QR code; `unit` is the size of one of its squares. */
  | { kind: 'shape'; x: number; y: number; unit: number; colour: string }

/** Everything on each page of a PDF that pdfkit wrote, in drawing order. */
export function layoutOf(bytes: Buffer): DrawnElement[][] {
  const objects = objectsOf(bytes)
  const fonts = fontsOf(objects)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => {
    const contents = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? ''
    const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(head)?.[1])
    return readElements(inflated(objects.get(contents)), fonts, height)
  })
}

/** The same as text, one line for each element, for snapshots. */
export function layoutText(bytes: Buffer): string {
  return layoutOf(bytes)
    .map((page, at) =>
      [`page ${at + 1}`, ...page.map((element) => `  ${describe(element)}`)].join('\n'),
    )
    .join('\n')
}

/** The alternative texts of images. */
export function altTextsOf(bytes: Buffer): string[] {
  const heads = [...objectsOf(bytes).values()].map(({ head }) => head)
  return heads.flatMap((head) => stringIn(head, '/Alt ') ?? [])
}

function readElements(
  content: string,
  fonts: Map<string, string[]>,
  height: number,
): DrawnElement[] {
  const elements: DrawnElement[] = []
  let [role, colour, stroke, size] = ['', '', '', 0]
  let font: string[] = []
  let points: number[][] = []
  let box: number[] | undefined
  let at: number[] = []
  const moves: number[][] = []
  for (const line of content.split('\n')) {
    const operator = line.slice(line.lastIndexOf(' ') + 1)
    const numbers = line.split(' ').slice(0, -1).map(Number)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    if (line.endsWith(' <<')) role = line.slice(1, -3)
    else if (operator === 'scn') colour = hexadecimal(numbers)
    else if (operator === 'SCN') stroke = hexadecimal(numbers)
    else if (operator === 're') box = numbers
    else if (operator === 'm' || operator === 'l') points.push(numbers)
    else if (operator === 'cm') moves.push([a, b, c, d, e, f])
    else if (operator === 'Tm') at = [e, height - f]
    else if (operator === 'Tf') {
      font = fonts.get(line.slice(1, line.indexOf(' '))) ?? []
      size = Number(line.split(' ')[1])
    } else if (operator === 'TJ') {
      const [x = 0, y = 0] = at
      elements.push({ kind: 'text', role, x, y, size, colour, text: textOf(font, line) })
    } else if (operator === 'Do') {
      const [width = 0, , , down = 0, x = 0, y = 0] = moves.at(-1) ?? []
      elements.push({ kind: 'picture', role, x, y: y + down, width, height: -down })
    } else if (operator === 'S') {
      const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = points
      elements.push({ kind: 'line', from: [x, y], to: [toX, toY], colour: stroke })
      points = []
    } else if (operator === 'f' && box) {
      const [x = 0, y = 0, width = 0, high = 0] = box
      elements.push({ kind: 'fill', x, y, width, height: high, colour })
      box = undefined
    } else if (operator === 'f') {
      const [[, , , , x = 0, y = 0] = [], [unit = 1] = []] = moves.slice(-2)
      elements.push({ kind: 'shape', x, y, unit, colour })
      points = []
    }
  }
  return elements
}

function hexadecimal(parts: number[]): string {
  const digits = parts.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

function describe(element: DrawnElement): string {
  if (element.kind === 'line')
    return `line ${numbers(...element.from)} to ${numbers(...element.to)} ${element.colour}`
  const place = `${element.kind} ${numbers(element.x, element.y)}`
  if (element.kind === 'text')
    return `${place} ${element.role} ${numbers(element.size)} ${element.colour} ${element.text}`
  if (element.kind === 'shape') return `${place} by ${numbers(element.unit)} ${element.colour}`
  const box = `${place} ${numbers(element.width, element.height)}`
  return element.kind === 'fill' ? `${box} ${element.colour}` : `${box} ${element.role}`
}

function numbers(...all: number[]): string {
  return all.map((number) => Number(number.toFixed(1))).join(',')
}
