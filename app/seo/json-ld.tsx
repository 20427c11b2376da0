import type { Thing, WithContext } from 'schema-dts'

/** What search engines read about the page. */
export function JsonLd<T extends Thing>({ of }: { of: WithContext<T> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(of) }} />
}

// `</script>` inside a text would end the element.
function inScript(thing: object): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c')
}
