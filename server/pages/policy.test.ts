import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { BEFORE_PAINT } from '#app/ui/units.ts'

import { guard } from './policy.ts'

const MARK = 'known-to-nobody'

test('our scripts may run, and one that came with the content may not', () => {
  const { body, policy } = guard(
    [
      `<head><link rel="modulepreload" href="/a.js" nonce="${MARK}"/></head>`,
      '<p>A villa</p><script>steal()</script><script nonce="a-guess">steal(1)</script>' +
        `<script nonce="${MARK}">open()</script>`,
      `<script type="module" nonce="${MARK}" async="">import("/a.js")</script>`,
    ],
    MARK,
    'production',
    '/uploads',
  )
  const html = body.toString()
  expect(html).not.toContain(MARK)
  expect(html).toContain('<script>open()</script>')
  expect(directive(policy, 'script-src')).toEqual([
    "'self'",
    hashOf(BEFORE_PAINT),
    hashOf('open()'),
    hashOf('import("/a.js")'),
  ])
})

test('photos come from us, and from the network that has them, where one is set', () => {
  const { policy } = guard([], MARK, 'production', '/uploads')
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
  const { policy: set } = guard([], MARK, 'production', 'https://photos.example/uploads')
  expect(directive(set, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://photos.example'])
})

test('styles stand in files of ours, save those of the toasts', () => {
  const { policy } = guard([], MARK, 'production', '/uploads')
  const sonner = fileURLToPath(import.meta.resolve('sonner'))
  const [, css = '""'] = /^__insertCSS\((".*")\);$/m.exec(readFileSync(sonner, 'utf8')) ?? []
  expect(directive(policy, 'style-src')).toContain(hashOf(JSON.parse(css) as string))
  expect(directive(policy, 'style-src')).not.toContain("'unsafe-inline'")
})

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
