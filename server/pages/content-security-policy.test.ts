import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { HEAD_SCRIPT } from '#app/head-script.ts'

import { applyContentSecurityPolicy } from './content-security-policy.ts'

const NONCE = 'secret'
const OPTIONS = {
  mode: 'production',
  photosUrl: '/uploads',
  mayBeFramed: false,
  theme: '',
} as const

test('our scripts may run, and one injected with the content may not', () => {
  const { body, policy } = applyContentSecurityPolicy(
    [
      `<head><link rel="modulepreload" href="/a.js" nonce="${NONCE}"/></head>`,
      '<p>A villa</p><script>steal()</script><script nonce="a-guess">steal(1)</script>' +
        `<script nonce="${NONCE}">open()</script>`,
      `<script type="module" nonce="${NONCE}" async="">import("/a.js")</script>`,
    ],
    NONCE,
    OPTIONS,
  )
  const html = body.toString()
  expect(html).not.toContain(NONCE)
  expect(html).toContain('<script>open()</script>')
  expect(directive(policy, 'script-src')).toEqual([
    "'self'",
    hashOf(HEAD_SCRIPT),
    hashOf('open()'),
    hashOf('import("/a.js")'),
  ])
})

test('photos come from the site, and from the CDN where one is set', () => {
  const { policy } = applyContentSecurityPolicy([], NONCE, OPTIONS)
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
  const photosUrl = 'https://photos.example/uploads'
  const { policy: withCdn } = applyContentSecurityPolicy([], NONCE, { ...OPTIONS, photosUrl })
  expect(directive(withCdn, 'img-src')).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://photos.example',
  ])
})

test("the style with the owner's colours is allowed", () => {
  const theme = ':root{--color-ink:#112233}'
  const { policy } = applyContentSecurityPolicy([], NONCE, { ...OPTIONS, theme })
  expect(directive(policy, 'style-src')).toContain(hashOf(theme))
})

test('no other inline styles are allowed but those of the toasts', () => {
  const { policy } = applyContentSecurityPolicy([], NONCE, OPTIONS)
  const sonner = fileURLToPath(import.meta.resolve('sonner'))
  const [, css = '""'] = /^__insertCSS\((".*")\);$/m.exec(readFileSync(sonner, 'utf8')) ?? []
  expect(directive(policy, 'style-src')).toContain(hashOf(JSON.parse(css) as string))
  expect(directive(policy, 'style-src')).not.toContain("'unsafe-inline'")
})

test('only a preview of settings may be framed, and only by the site itself', () => {
  const ancestors = (mayBeFramed: boolean) =>
    directive(
      applyContentSecurityPolicy([], NONCE, { ...OPTIONS, mayBeFramed }).policy,
      'frame-ancestors',
    )
  expect(ancestors(false)).toEqual(["'none'"])
  expect(ancestors(true)).toEqual(["'self'"])
})

function directive(policy: string, name: string): string[] {
  const line = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return line?.split(' ').slice(1) ?? []
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
