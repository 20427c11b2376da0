import { inflateSync } from 'node:zlib'

/** The readable parts of a PDF that pdfkit wrote. */
export interface ReadPdf {
  /** The text of each page, line by line. */
  pages: string[]
  links: string[]
  pictures: number
  title: string
  language: string
  /** Texts with Arabic in them, as they are read: the glyphs on a page stand from left to right. */
  readTexts: string[]
}

export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes)
  const all = [...objects.values()]
  const fonts = fontsOf(objects)
  const pages = all.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return {
    pages: pages.map(({ head }) =>
      pageText(objects, fonts, /\/Contents (\d+) 0 R/.exec(head)?.[1]),
    ),
    links: all.flatMap(({ head }) =>
      [...head.matchAll(/\/URI \(((?:\\.|[^)])*)\)/g)].map(([, uri = '']) =>
        uri.replaceAll(/\\(.)/g, '$1'),
      ),
    ),
    pictures: all.filter(({ head }) => head.includes('/Subtype /Image')).length,
    title: titleOf(objects),
    language: /\/Lang \(([^)]*)\)/.exec(all.map(({ head }) => head).join())?.[1] ?? '',
    readTexts: all.flatMap(({ head }) => stringIn(head, '/ActualText ') ?? []),
  }
}

/** A text of the PDF after a word, such as `/Title (…)`; in UTF-16 where it starts with its mark. */
export function stringIn(head: string, before: string): string | undefined {
  const start = head.indexOf(`${before}(`)
  const [, raw] = /^\(((?:\\[^]|[^)\\])*)\)/.exec(head.slice(start + before.length)) ?? []
  if (start === -1 || raw === undefined) return undefined
  const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const plain = raw.replaceAll(/\\([^])/g, (_, code: string) => ESCAPES[code] ?? code)
  if (!plain.startsWith('þÿ')) return plain
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}

export interface PdfObject {
  head: string
  body: Buffer
}

export function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const text = bytes.toString('latin1')
  const objects = new Map<string, PdfObject>()
  const table = text.slice(text.lastIndexOf('xref\n', text.lastIndexOf('startxref') - 1))
  for (const [at, entry] of [...table.matchAll(/(\d{10}) \d{5} n/g)].entries()) {
    const start = Number(entry[1])
    const end = text.indexOf('endobj', start)
    const content = text.slice(start, end)
    const stream = content.indexOf('stream\n')
    const head = stream === -1 ? content : content.slice(0, stream)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const bodyStart = start + stream + 'stream\n'.length
    const body = stream === -1 ? Buffer.alloc(0) : bytes.subarray(bodyStart, bodyStart + length)
    objects.set(`${at + 1}`, { head, body })
  }
  return objects
}

function titleOf(objects: Map<string, PdfObject>): string {
  const info = [...objects.values()].find(({ head }) => head.includes('/Producer'))?.head ?? ''
  const id = /\/Title (\d+) 0 R/.exec(info)?.[1] ?? ''
  return stringIn(objects.get(id)?.head ?? '', 'obj\n') ?? ''
}

/** The characters of each font's glyphs, by the font's name on the pages. */
export function fontsOf(objects: Map<string, PdfObject>): Map<string, string[]> {
  const fonts = new Map<string, string[]>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      fonts.set(name, charactersOf(inflated(objects.get(unicode))))
    }
  return fonts
}

function charactersOf(map: string): string[] {
  const characters: string[] = []
  for (const [, from = '0', list = ''] of map.matchAll(
    /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi,
  )) {
    const codes = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => utf16(hex))
    for (const [at, code] of codes.entries()) characters[Number.parseInt(from, 16) + at] = code
  }
  return characters
}

function utf16(hex: string): string {
  const codes = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
  return String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)))
}

function pageText(
  objects: Map<string, PdfObject>,
  fonts: Map<string, string[]>,
  contents = '',
): string {
  let font: string[] = []
  const lines: string[] = []
  const content = inflated(objects.get(contents))
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? []
    else lines.push(textOf(font, glyphs ?? ''))
  }
  return lines.join('\n')
}

/** The text of glyphs such as `<00010002> 23 <0003>`, in the characters of their font. */
export function textOf(font: string[], glyphs: string): string {
  return [...glyphs.matchAll(/<([0-9a-f]*)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((code) => font[Number.parseInt(code, 16)] ?? '')
    .join('')
}

export function inflated(object: PdfObject | undefined): string {
  if (!object || object.body.length === 0) return ''
  return (object.head.includes('FlateDecode') ? inflateSync(object.body) : object.body).toString(
    'latin1',
  )
}
