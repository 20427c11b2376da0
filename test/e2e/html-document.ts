import type { APIRequestContext } from '@playwright/test'

import { expect } from './site.ts'

/** A page as the server sends it, read without a browser. */
export interface HtmlDocument {
  status: number
  html: string
  title: string
  canonical: string | undefined
  /** The content of a meta element, by its name or property; empty where there is none. */
  meta(name: string): string
  /** The first JSON-LD block of a type. */
  jsonLd(type: string): Record<string, unknown> | undefined
}

export async function getHtml(request: APIRequestContext, path: string): Promise<HtmlDocument> {
  const response = await request.get(path)
  const html = await response.text()
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text = '']) => text)
  expect(titles, `titles of ${path}`).toHaveLength(1)
  const canonicals = attributes(html, 'link').filter(({ rel }) => rel === 'canonical')
  expect(canonicals.length, `canonical links of ${path}`).toBeLessThanOrEqual(1)
  const metas = attributes(html, 'meta')
  return {
    status: response.status(),
    html,
    title: unescapeHtml(titles[0] ?? ''),
    canonical: canonicals[0]?.['href'],
    meta: (name) =>
      metas.find((meta) => (meta['name'] ?? meta['property']) === name)?.['content'] ?? '',
    jsonLd: (type) => jsonLdBlocks(html).find((block) => block['@type'] === type),
  }
}

function attributes(html: string, element: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${element} ([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [
        name,
        unescapeHtml(value),
      ]),
    ),
  )
}

function jsonLdBlocks(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
}

function unescapeHtml(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '')
}
