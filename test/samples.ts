import { crc32, deflateSync } from 'node:zlib'

import sharp, { type Sharp } from 'sharp'

import { emptyValues } from '#domain/properties/property-fields.ts'
import type { Property } from '#domain/properties/property.ts'
import type { PropertySummary } from '#domain/properties/property-summary.ts'

/** A property without any field. */
export const emptyProperty: Property = {
  id: 7,
  ...emptyValues(),
  reference: 'GH-7',
  category_name: '',
  category_kind: '',
  location_name: '',
  marker_latitude: null,
  marker_longitude: null,
  photos: [],
  floor_description: [],
  floor_photos: [],
  photo_texts: {},
  status_changed_at: null,
  published_at: '2026-03-01T08:00:00.000Z',
  hidden_at: null,
  created_at: '2026-03-01T08:00:00.000Z',
  updated_at: '2026-03-01T08:00:00.000Z',
}

/** The summary of the same property. */
export const emptySummary: PropertySummary = {
  id: 7,
  title: 'Property 7',
  location: '',
  category: '',
  type: 'sale',
  rent_period: '',
  isUnderOffer: false,
  currency: '',
  price: '',
  bedroom: null,
  bathroom: null,
  parking_spaces: null,
  maxarea: null,
  photo: undefined,
}

/** A real JPEG. Different values of `shade` give different images. */
export function jpeg({ width = 60, height = 40, shade = 120 } = {}): Promise<Buffer> {
  return solidImage(width, height, shade).jpeg().toBuffer()
}

export function png({ width = 60, height = 40, shade = 120 } = {}): Promise<Buffer> {
  return solidImage(width, height, shade).png().toBuffer()
}

/** A photo as phones take it: rotated by a tag, and with GPS coordinates. */
export function jpegFromAPhone(): Promise<Buffer> {
  return solidImage(60, 40, 90)
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A small file that decodes to more pixels than any camera has. */
export function pixelBomb(): Buffer {
  return blackPng(16_000, 16_000)
}

/** A PNG of one bit per pixel: a few kilobytes, whatever its size. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  // Each line is a byte that names its filter, and the pixels.
  const lines = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', lines), pngChunk('IEND')]
  return Buffer.concat([signature, ...chunks])
}

function pngChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}

/** A valid PDF of one empty page, with an attachment. Different titles give different files. */
export function pdf(title = 'Brochure', attachment = ''): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Title (${title}) >>`,
    `<< /Length ${attachment.length} >>\nstream\n${attachment}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const references = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${references.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\n`
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1')
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)

export const enquirer = {
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone: '+971 50 555 0100',
}

/** A multipart body as a browser sends it. */
export async function form(
  parts: Record<string, string | Buffer | Buffer[]>,
  fileName = 'photo.jpg',
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const data = new FormData()
  for (const [name, given] of Object.entries(parts)) {
    for (const value of Array.isArray(given) ? given : [given])
      if (typeof value === 'string') data.append(name, value)
      else data.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), fileName)
  }
  const encoded = new Response(data)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}

function solidImage(width: number, height: number, shade: number): Sharp {
  const background = { r: shade, g: 255 - shade, b: 60 }
  return sharp({ create: { width, height, channels: 3, background } })
}
