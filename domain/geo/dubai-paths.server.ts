import { readFileSync } from 'node:fs'

const SVG = readFileSync(new URL('dubai.svg', import.meta.url), 'utf8')

/** The lines of the drawing, as SVG path data. */
export const DUBAI_PATHS = {
  land: pathOf('land'),
  fronds: pathOf('fronds'),
  trunks: pathOf('trunks'),
  crescent: pathOf('crescent'),
  roads: pathOf('roads'),
  metro: pathOf('metro'),
}

function pathOf(id: string): string {
  const path = new RegExp(`<path id="${id}"[^>]* d="([^"]+)"`).exec(SVG)?.[1]
  if (path === undefined) throw new Error(`dubai.svg has no path ${id}.`)
  return path
}
