import { expect, test } from 'vitest'

import { gatherLicences, refusedLicences } from './licences.ts'
import { billOfMaterials } from './sbom.ts'
import { licenceTexts, shippedPackages, type ShippedPackage } from './shipped-packages.ts'

const packages = shippedPackages()
const named = (name: string) => packages.find((shipped) => shipped.name === name)

function under(licence: string): ShippedPackage {
  return { path: '', name: 'made-up', version: '1.0.0', licence, sha512: '', needs: [] }
}

test('what the site runs on is shipped, and no tool that builds or tests it', () => {
  for (const name of ['node', 'react-dom', 'fastify', 'pg', 'zod'])
    expect(named(name)).toBeDefined()
  for (const name of ['vite', 'typescript', 'vitest', 'playwright-core', '@types/node'])
    expect(named(name)).toBeUndefined()
})

test('every licence of what is shipped is allowed', () => {
  expect(refusedLicences(packages)).toEqual([])
})

test.each([
  ['GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', true],
  ['LGPL-3.0-or-later', true],
  ['none', true],
  ['(MIT OR GPL-3.0-only)', false],
  ['MIT AND ISC', false],
])('a package under %s is refused: %s', (licence, isRefused) => {
  const refused = refusedLicences([under(licence)])
  expect(refused).toEqual(isRefused ? [`made-up 1.0.0: ${licence}`] : [])
})

test('the licences contain the texts of packages, of Node and of the fonts', () => {
  const text = gatherLicences(packages)
  for (const title of ['fastify ', 'node ', 'the font of app/fonts/']) expect(text).toContain(title)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  const node = named('node')
  expect(node && licenceTexts(node)[0]).toContain('Node.js')
})

test('the bill of materials names each package once, and refers only to those', () => {
  const site = { name: 'site', version: '1.0.0', description: 'A site', license: 'MIT' }
  const sbom = billOfMaterials(site, packages, new Date('2026-03-01T08:00:00Z'))
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  const refs = sbom.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const known = new Set([...refs, sbom.metadata.component['bom-ref']])
  expect(sbom.dependencies.map(({ ref }) => ref).toSorted()).toEqual([...known].toSorted())
  for (const { dependsOn } of sbom.dependencies)
    for (const ref of dependsOn) expect(known).toContain(ref)
  for (const { name, version, type, hashes, purl } of sbom.components) {
    expect([name, version, type].every(Boolean)).toBe(true)
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
    expect(purl).toMatch(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d/)
  }
})
