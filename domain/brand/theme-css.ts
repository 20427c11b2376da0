import { areShipped, palette, type BrandColours, type ColourName } from './palette.ts'
import { SHIPPED_TYPE, type TypePair } from './type-pairs.ts'

/** Only print needs these; pages mix them from ink and paper. */
const PRINT_ONLY: ReadonlySet<string> = new Set<ColourName>(['line', 'line-strong', 'line-dark'])

/** Hanken Grotesk is wider and has no weight below 400. */
const ONE_FAMILY = [
  '--font-display:var(--font-sans)',
  ...['display-1', 'display-2', 'title-1', 'title-2', 'title-3'].map(
    (size) => `--text-${size}--font-weight:500`,
  ),
]

/** Overrides the tokens of `app/tokens.theme.css`; empty where the look is the shipped one. */
export function themeCss(brand: BrandColours & { type: TypePair }): string {
  const declarations = [...colourTokens(brand), ...typeTokens(brand.type)]
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : ''
}

function colourTokens(colours: BrandColours): string[] {
  if (areShipped(colours)) return []
  return Object.entries(palette(colours))
    .filter(([name]) => !PRINT_ONLY.has(name))
    .map(([name, hex]) => `--color-${name}:${hex}`)
}

function typeTokens(type: TypePair): string[] {
  if (type === SHIPPED_TYPE) return []
  return type === 'Hanken Grotesk' ? ONE_FAMILY : ['--font-reading:var(--font-display)']
}
