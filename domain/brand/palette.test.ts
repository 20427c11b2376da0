import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contrast, fromOklch } from './colour.ts'
import { contrastProblem, reportContrasts } from './contrast-rules.ts'
import { derivePalette, palette, SHIPPED_COLOURS, SHIPPED_PALETTE } from './palette.ts'
import { themeCss } from './theme-css.ts'
import { SHIPPED_TYPE } from './type-pairs.ts'

const tokens = readFileSync(new URL('../../app/tokens.theme.css', import.meta.url), 'utf8')

test('the shipped palette is that of the pages', () => {
  const written = tokens.matchAll(/--color-([\w-]+): oklch\((\S+) (\S+) (\S+)\)/g)
  const compared = new Set<string>()
  for (const [, name = '', l, c, h] of written) {
    const hex = SHIPPED_PALETTE[name as keyof typeof SHIPPED_PALETTE]
    if (hex) expectNear(fromOklch({ l: Number(l), c: Number(c), h: Number(h) }), hex, name)
    compared.add(name)
  }
  const missing = Object.keys(SHIPPED_PALETTE).filter((name) => !compared.has(name))
  expect(missing).toEqual(['line', 'line-strong', 'line-dark'])
})

test('the three shipped colours give the shipped palette', () => {
  const derived = derivePalette(SHIPPED_COLOURS)
  for (const [name, hex] of Object.entries(SHIPPED_PALETTE))
    expectNear(derived[name as keyof typeof derived], hex, name)
  expect(palette(SHIPPED_COLOURS)).toEqual(SHIPPED_PALETTE)
  expect(themeCss({ ...SHIPPED_COLOURS, type: SHIPPED_TYPE })).toBe('')
})

const HUES = Array.from({ length: 12 }, (_, index) => index * 30)

test('whatever colours are accepted, every text can be read on what it stands on', () => {
  for (const h of HUES)
    for (const l of [0.1, 0.3, 0.45, 0.6]) {
      const colours = accepted({
        ink: fromOklch({ l, c: 0.12, h }),
        paper: fromOklch({ l: 1 - l / 4, c: 0.03, h: h + 90 }),
        accent: fromOklch({ l: 0.65, c: 0.2, h: h + 180 }),
      })
      const made = palette(colours)
      for (const text of ['ink', 'ink-soft', 'ink-mute', 'brass-deep'] as const)
        for (const ground of ['paper', 'paper-bright', 'sand'] as const)
          expect(contrast(made[text], made[ground]), `${text} on ${ground}`).toBeGreaterThan(4.49)
      for (const text of ['paper', 'mist', 'brass', 'danger-on-ink', 'success-on-ink'] as const)
        for (const ground of ['ink', 'ink-deep', 'ink-lift'] as const)
          expect(contrast(made[text], made[ground]), `${text} on ${ground}`).toBeGreaterThan(4.49)
      expect(contrast(made.control, made.sand)).toBeGreaterThan(2.99)
      expect(contrast(made['control-dark'], made['ink-lift'])).toBeGreaterThan(2.99)
    }
})

/** The colours that somebody has who takes every suggestion. */
function accepted(colours: typeof SHIPPED_COLOURS): typeof SHIPPED_COLOURS {
  const current = { ...colours }
  for (const field of ['paper', 'ink', 'accent'] as const)
    current[field] = reportContrasts(current)[field].suggestion ?? current[field]
  for (const report of Object.values(reportContrasts(current))) expect(report.passes).toBe(true)
  return current
}

test.each([
  ['accent', '#b98f45', '2.6 : 1 on paper; text needs 4.5. Use #886008.'],
  ['ink', '#7aa0a0', '2.5 : 1 on paper; text needs 4.5. Use #3f6363.'],
  ['paper', '#888888', '1.6 : 1 under error messages; text needs 4.5. Use #dedede.'],
] as const)('%s %s is refused with the nearest shade that passes', (field, colour, problem) => {
  const report = reportContrasts({ ...SHIPPED_COLOURS, [field]: colour })[field]
  expect(contrastProblem(report)).toBe(problem)
  const again = { ...SHIPPED_COLOURS, [field]: report.suggestion ?? '' }
  expect(reportContrasts(again)[field].passes).toBe(true)
})

test('a contrast just below the limit is not shown as the limit', () => {
  const report = { ratio: 4.49, where: 'on paper', passes: false, suggestion: null }
  expect(contrastProblem(report)).toBe('4.4 : 1 on paper; text needs 4.5.')
})

test('other colours and another type override the tokens', () => {
  const css = themeCss({
    ink: '#1b1b3a',
    paper: '#ffffff',
    accent: '#c0392b',
    type: 'Hanken Grotesk',
  })
  expect(css).toMatch(/^:root\{(--[\w-]+:[^;{}<]+;?)+\}$/)
  expect(css).toContain('--color-ink:#1b1b3a')
  expect(css).toContain('--font-display:var(--font-sans)')
  for (const [, name] of css.matchAll(/(--[\w-]+):/g)) expect(tokens).toContain(`${name}:`)
})

/** The same, but for rounding. */
function expectNear(one: string, other: string, name: string): void {
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (const [index, value] of channels(one).entries())
    expect(Math.abs(value - (channels(other)[index] ?? 0)), `${name} ${one} ${other}`).toBeLessThan(
      2,
    )
}
