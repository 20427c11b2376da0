import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

// Arabic pages run from right to left: a style that names a side would be on the wrong one there.

const SIDES =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|(?:border|rounded|scroll-m|scroll-p)-[lr]|rounded-[tb][lr]|(?:text|float|clear)-(?:left|right))(?:-[\w[(]|(?=["'\s`]))/

const DECLARATIONS =
  /(?:^|[{;\s])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/

test('no class names a side of the page', () => {
  const faults = globSync('app/**/*.tsx').flatMap((file) =>
    classesIn(readFileSync(file, 'utf8'))
      .filter((name) => SIDES.test(` ${variantless(name)} `))
      .map((name) => `${file}: ${name}`),
  )
  expect(faults).toEqual([])
})

test('no declaration names a side of the page', () => {
  const faults = globSync('app/*.css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => DECLARATIONS.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(faults).toEqual([])
})

test('the check knows what names a side', () => {
  for (const name of ['ml-4', '-mr-2', 'pl-[3px]', 'left-0', 'text-right', 'rounded-tl-sm'])
    expect(SIDES.test(` ${name} `), name).toBe(true)
  for (const name of ['ms-4', 'start-0', 'text-end', 'arrow-left', 'place-items-center'])
    expect(SIDES.test(` ${name} `), name).toBe(false)
  expect(DECLARATIONS.test('  margin-left: 1px;')).toBe(true)
  expect(DECLARATIONS.test('  margin-inline-start: 1px;')).toBe(false)
})

/** The words of the strings in a source that look like lists of classes. */
function classesIn(source: string): string[] {
  const strings = source.match(/(["'`])(?:(?!\1)[^\\\n]|\\.)*\1/g) ?? []
  return strings
    .filter((text) => !/^["']#|^["']\.{1,2}\//.test(text))
    .flatMap((text) => text.slice(1, -1).split(/\s+/))
    .filter((word) => word.includes('-'))
}

/** `lg:hover:ml-4` without what it depends on. */
function variantless(name: string): string {
  return name.replace(/^(?:[\w-]+(?:\[[^\]]*\])?(?:\/\w+)?:)+/, '')
}
