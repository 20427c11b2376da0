import { ask, AS_A_BROWSER, PLAIN } from '#proof/bench/peers/peer.ts'
import type { Section } from '#proof/report/section.ts'

import type { Page, Served } from './page.ts'

/** How large the pages are on either side: they must be the same pages. */
export async function sizes(pages: Page[], served: Served): Promise<Section> {
  const rows = await Promise.all(
    pages.map(async (page) => {
      const ours = await sizeOf(served.large.origin + page.large)
      const next = await sizeOf(served.next.origin + page.static)
      return [
        page.name,
        `${ours.text} / ${next.text}`,
        `${ours.markup} / ${next.markup}`,
        `${ours.plain} / ${next.plain}`,
        `${ours.compressed} / ${next.compressed}`,
      ]
    }),
  )
  return {
    title: 'The pages that are compared',
    says: 'Characters and bytes, ours / Next.js: the words, the HTML without its scripts, all of it, and all of it as it is sent to a browser. Next.js sends its components a second time, as a script.',
    tables: [{ head: ['page', 'words', 'markup', 'all', 'sent'], rows }],
    figures: [],
  }
}

async function sizeOf(url: string) {
  const plain = (await ask(url, PLAIN)).bytes
  const markup = plain.toString().replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  return {
    text: markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ').length,
    markup: markup.length,
    plain: plain.length,
    compressed: (await ask(url, AS_A_BROWSER)).bytes.length,
  }
}
