import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { inChromium } from '#proof/bench/browser.ts'
import { installIfStale } from '#scripts/install.ts'
import { freePort } from '#test/free-port.ts'

import nextPackage from './next/package.json' with { type: 'json' }
import { runningPeer, type Peer } from './peer.ts'

const FOLDER = fileURLToPath(new URL('next/', import.meta.url))
const NEXT = join(FOLDER, 'node_modules/next/dist/bin/next')

export const NEXT_VERSION = nextPackage.dependencies.next

/** Builds and starts our pages in Next.js, on the database of one of our sites. */
export async function nextPeer(
  origin: string,
  pages: { name: string; large: string }[],
  dataDir: string,
): Promise<Peer> {
  installIfStale(FOLDER)
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_DATABASE: join(dataDir, 'site.db'),
  }
  await writeTemplates(origin, pages)
  console.log('Building the Next.js pages …')
  const build = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: FOLDER,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (build.status !== 0) throw new Error('next build failed.')

  const port = await freePort()
  const child = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: FOLDER,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return runningPeer(child, port)
}

/** Takes our own pages apart into elements, which Next.js renders again. */
async function writeTemplates(
  origin: string,
  pages: { name: string; large: string }[],
): Promise<void> {
  const templates = await inChromium(async (browser) => {
    const page = await browser.newPage()
    const all: Record<string, unknown> = {}
    for (const { name, large: path } of pages) {
      const html = await (await fetch(origin + path)).text()
      all[name] = await page.evaluate(elementsOf, html)
    }
    return all
  })
  writeFileSync(join(FOLDER, 'templates.json'), JSON.stringify(templates))
}

/** Runs in the browser. Our scripts and inline styles are left out: Next.js brings its own. */
function elementsOf(html: string): unknown[] {
  const booleans = new Set(
    'hidden disabled checked required open multiple selected inert'.split(' '),
  )
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  return [...head.childNodes, ...body.childNodes].flatMap(nodeOf)

  function nodeOf(node: Node): unknown[] {
    if (node instanceof Text) return node.data === '' ? [] : [node.data]
    if (!(node instanceof Element) || node.matches('script, style, [rel=modulepreload]')) return []
    const props = Object.fromEntries([...node.attributes].map(propOf))
    // React puts a style sheet that has a precedence into the head.
    if (node.matches('link[rel=stylesheet]')) props['precedence'] = 'site'
    const children = [...node.childNodes].flatMap(nodeOf)
    return [{ tag: node.localName, props, children, card: cardOf(node) }]
  }

  /** A property card is an article that leads to one property. */
  function cardOf(element: Element): number | undefined {
    if (element.localName !== 'article') return undefined
    const links = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    const ids = links.flatMap((href) => /^\/properties2\/(\d+)$/.exec(href)?.[1] ?? [])
    return ids.length === 1 ? Number(ids[0]) : undefined
  }

  function propOf({ name, value }: Attr): [string, unknown] {
    if (name === 'style') return [name, styleOf(value)]
    if (booleans.has(name)) return [name, true]
    return [{ class: 'className', for: 'htmlFor' }[name] ?? name, value]
  }

  function styleOf(css: string): Record<string, string> {
    // Not at a semicolon inside brackets, as in a data: address.
    const declarations = css.split(/;(?![^(]*\))/).filter((part) => part.includes(':'))
    return Object.fromEntries(
      declarations.map((part) => {
        const [, name = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(part) ?? []
        const isVariable = name.startsWith('--')
        const key = isVariable ? name : name.replaceAll(/-(\w)/g, (_, c: string) => c.toUpperCase())
        return [key, value.trim()]
      }),
    )
  }
}
