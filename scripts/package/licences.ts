import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { licenceTexts, ROOT, type ShippedPackage } from './shipped-packages.ts'

/** Licences that let the site be given to anyone, changed or not, if their texts go with it. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])

// A library that is loaded at run time and can be replaced, as the LGPL asks for.
const ALLOWED_PACKAGES: [RegExp, string][] = [[/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later']]

const FONT_FOLDERS = ['app/fonts', 'domain/pdf/fonts']

/** The packages whose licence is not on the list, each in words. */
export function refusedLicences(packages: ShippedPackage[]): string[] {
  return packages
    .filter(({ name, licence }) => !isAllowed(licence) && !isException(name, licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
}

/** Of `A OR B` one is enough; of `A AND B` both count. */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)))
}

function isException(name: string, licence: string): boolean {
  return ALLOWED_PACKAGES.some(([names, allowed]) => names.test(name) && licence === allowed)
}

/** The text of THIRD-PARTY-LICENSES.txt. */
export function gatherLicences(packages: ShippedPackage[]): string {
  const sections = packages.map((shipped) => {
    const { name, version, licence } = shipped
    const texts = licenceTexts(shipped)
    const none = `The package contains no text of its licence; it says ${licence}, see https://spdx.org/licenses/.`
    return section(`${name} ${version} (${licence})`, texts.length > 0 ? texts : [none])
  })
  return [
    'This site contains what others made, under these licences.\n',
    ...sections,
    ...fontSections(),
  ].join('\n')
}

function fontSections(): string[] {
  return FONT_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.startsWith('LICENSE'))
      .map((name) => {
        const text = readFileSync(join(ROOT, folder, name), 'utf8').trim()
        return section(`the font of ${folder}/${name}`, [text])
      }),
  )
}

function section(title: string, texts: string[]): string {
  return `${'='.repeat(80)}\n${title}\n\n${texts.join('\n\n')}\n`
}
