import { readFile } from 'node:fs/promises'

import sharp from 'sharp'

import { outlineText } from '#domain/pdf/canvas/outline-text.server.ts'
import { renderDrawing } from '#domain/pdf/canvas/photos-for-print.server.ts'
import { hexOf, lookWithFiles } from '#domain/pdf/canvas/print-look.server.ts'
import { COLOUR, STYLE, withColour, withSize } from '#domain/pdf/canvas/print-style.ts'
import { separateInitials, textWidth } from '#domain/pdf/canvas/text-layout.server.ts'
import { initialsOf } from '#domain/team/user-fields.ts'

import type { IconContent } from './page-content.ts'

const SHIPPED = new URL('../../app/public/', import.meta.url)

/** The shape of an icon is drawn in a square of this many units. */
const SIDE = 512
const FAVICON_SIZE = 48

/**
 * Draws an icon: the uploaded one on paper or, without one, the agency's initials on ink. Phones cut
 * a maskable icon to a circle, so less of it is used.
 */
export async function drawIcon({ file }: IconContent): Promise<Buffer> {
  const look = lookWithFiles()
  if (!look || (look.usesShippedLogo && !look.icon)) return readFile(new URL(file, SHIPPED))
  const isMaskable = file.includes('maskable')
  const isRounded = !isMaskable && file !== 'apple-touch-icon.png'
  const share = isMaskable ? 0.56 : 0.78
  const svg = iconSvg({
    ground: look.icon ? COLOUR.paper : COLOUR.ink,
    isRounded,
    shape: look.icon ? await pictureShape(look.icon, share) : initialsShape(look.name, share),
  })
  if (file === 'favicon.svg') return Buffer.from(svg)
  const size = Number(/\d+/.exec(file)?.[0] ?? (file === 'favicon.ico' ? FAVICON_SIZE : 180))
  const png = await sharp(Buffer.from(svg)).resize(size, size).png().toBuffer()
  return file === 'favicon.ico' ? asIco(png, size) : png
}

interface IconParts {
  ground: 'paper' | 'ink'
  isRounded: boolean
  shape: string
}

function iconSvg({ ground, isRounded, shape }: IconParts): string {
  const rect = `<rect width="${SIDE}" height="${SIDE}" rx="${isRounded ? 64 : 0}" fill="${hexOf(ground)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${rect}${shape}</svg>`
}

async function pictureShape(bytes: Uint8Array, share: number): Promise<string> {
  const side = Math.round(SIDE * share)
  const png = await renderDrawing(bytes, { width: side, height: side })
  const start = (SIDE - side) / 2
  const source = `data:image/png;base64,${png.toString('base64')}`
  return `<image x="${start}" y="${start}" width="${side}" height="${side}" href="${source}"/>`
}

function initialsShape(name: string, share: number): string {
  const initials = separateInitials(initialsOf(name))
  const base = withColour(STYLE.heading, COLOUR.paper)
  const width = textWidth(withSize(base, 100), initials) || 1
  const style = withSize(base, Math.min((100 * SIDE * share * 0.82) / width, SIDE * 0.62))
  const x = (SIDE - textWidth(style, initials)) / 2
  return outlineText(style, initials, x, SIDE / 2 + style.size * 0.34)
}

/** A PNG in the container that old browsers expect. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
