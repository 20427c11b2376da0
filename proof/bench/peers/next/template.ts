import { readFileSync } from 'node:fs'
import { createElement, Fragment, type ReactNode } from 'react'

import { find, type Listing } from './content'

/** An element of one of our pages, as `proof/bench/peers/next.ts` writes it to templates.json. */
interface TemplateElement {
  tag: string
  props: Record<string, unknown>
  children: TemplateNode[]
  /** On a property card: the id of the property that it shows. */
  card?: number
}

type TemplateNode = string | TemplateElement

/** What one request puts into a page. */
export interface Content {
  /** In the order of the cards on the page. */
  listings: Listing[]
  /** How many properties a search found. */
  count?: number
}

export interface Template {
  cards: number
  render(content: Content): ReactNode
}

export type PageName = 'home' | 'list' | 'detail'

const templates = new Map<PageName, Template>()

export function template(page: PageName): Template {
  const known = templates.get(page) ?? compileTemplate(page)
  templates.set(page, known)
  return known
}

/** Every request creates all elements anew, as components would. */
type Render = (content: Content, listing?: Listing) => ReactNode

function compileTemplate(page: PageName): Template {
  const all = JSON.parse(readFileSync('templates.json', 'utf8')) as Record<PageName, TemplateNode[]>
  let cards = 0
  const renders = all[page].map((node) => compile(node))
  return {
    cards,
    render: (content) => createElement(Fragment, null, ...renders.map((render) => render(content))),
  }

  function compile(node: TemplateNode, original?: Listing): Render {
    if (typeof node === 'string') return compileText(node, original)
    if (isCount(node)) return ({ count }) => createElement('output', node.props, countText(count))
    const nth = node.card === undefined ? undefined : cards++
    const shown = node.card === undefined ? original : find(node.card)
    const props = Object.entries(node.props).map(
      ([name, value]) =>
        [name, typeof value === 'string' ? compileText(value, shown) : () => value] as const,
    )
    const children = node.children.map((child) => compile(child, shown))
    return (content, listing) => {
      const own = nth === undefined ? listing : content.listings[nth]
      // A search may find fewer properties than the template shows.
      if (nth !== undefined && !own) return null
      return createElement(
        node.tag,
        Object.fromEntries(props.map(([name, value]) => [name, value(content, own)])),
        ...children.map((child) => child(content, own)),
      )
    }
  }
}

/** Replaces what the template's card says of its property by what the request's property has. */
function compileText(text: string, original: Listing | undefined): Render {
  const values = original ? textsOf(original) : []
  const used = values.findIndex((value) => value !== '' && text.includes(value))
  const replaced = values[used]
  if (replaced === undefined) return () => text
  const parts = text.split(replaced)
  return (_content, listing) => (listing ? parts.join(textsOf(listing)[used]) : text)
}

function textsOf({ id, title, location, category, currency, price, photo }: Listing): string[] {
  const amount = `${currency} ${price.replaceAll(/\B(?=(\d{3})+$)/g, ',')}`
  return [`/properties2/${id}`, photo, title, location, category, amount]
}

function isCount({ tag, children: [text] }: TemplateElement): boolean {
  return tag === 'output' && typeof text === 'string' && /^[\d,]+ properties$/.test(text)
}

function countText(count: number | undefined): string {
  return `${String(count ?? 0).replaceAll(/\B(?=(\d{3})+$)/g, ',')} properties`
}
