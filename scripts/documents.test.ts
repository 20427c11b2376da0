import { existsSync, globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')]
const FOLDERS = 'agency|app|demo|deploy|docs|domain|migrations|proof|scripts|server|storage|test'
/** A path from the top; one with a placeholder or a star in it is none. */
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./-]*)\``, 'g')
const LINK = /\]\(([\w./-]*\.md)?#([\w-]+)\)/g

test.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const paths = [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path = '']) => path)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test.each(DOCUMENTS)('%s links only to headings that exist', (document) => {
  const folder = document.replace(/[^/]*$/, '')
  const links = [...readFileSync(document, 'utf8').matchAll(LINK)].map(([, file, anchor]) => ({
    file: file === undefined ? document : folder + file,
    anchor,
  }))
  expect(links.filter(({ file, anchor = '' }) => !headingsOf(file).includes(anchor))).toEqual([])
})

test('the check sees the paths and links that there are', () => {
  const text = readFileSync('docs/ARCHITECTURE.md', 'utf8')
  expect([...text.matchAll(PATH)].length).toBeGreaterThan(50)
  expect([...text.matchAll(LINK)].length).toBeGreaterThan(12)
})

/** As GitHub makes anchors of headings. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
