// fontkit has no types of its own; these are the parts that we use.
declare module 'fontkit' {
  export interface Glyph {
    id: number
    advanceWidth: number
    path: { scale(x: number, y: number): { translate(x: number, y: number): Path } }
  }
  interface Path {
    toSVG(): string
  }
  export interface GlyphRun {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
    getGlyph(id: number): Glyph
  }
  export function create(bytes: Uint8Array): Font
}
