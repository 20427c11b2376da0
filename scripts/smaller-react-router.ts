import type { Plugin } from 'vite'

// Leaves parts of React Router out of the browser's scripts: 4 kB of every first visit, compressed, which
// tree shaking cannot prove to be unused.

/** Parts that this site does not use: the file, a text in it, and what it is replaced by. */
const UNUSED = [
  // `react-router.config.ts`: all routes are sent at once, so none is discovered later.
  ['fog-of-war.js', 'return routeDiscovery.mode === "lazy" && ssr === true', 'return false'],
  ['fog-of-war.js', 'if (!isFogOfWarEnabled(routeDiscovery, ssr)) return', 'return'],
  ['fog-of-war.js', 'if (!isFogOfWarEnabled(routeDiscovery, ssr) ||', 'return;if ('],
  // `app/prefetch.ts` fetches pages in advance.
  ['dom/lib.js', 'React$1.createElement(PrefetchPageLinks, { page: href })', 'null'],
  ['dom/ssr/components.js', 'isPageLinkDescriptor(link) ?', 'false ?'],
] as const

const REACT_ROUTER = '/node_modules/react-router/dist/production/lib/'

/** Leaves out the unused parts and the texts of errors, which are for developers. */
export function smallerReactRouter(): Plugin {
  return {
    name: 'smaller-react-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.includes(REACT_ROUTER)) return null
      const silent = withoutMessages(code, this.parse(code))
      return { code: withoutUnused(silent, id), map: null }
    },
  }
}

function withoutUnused(code: string, id: string): string {
  return UNUSED.filter(([file]) => id.endsWith(`/${file}`)).reduce((rest, [file, text, other]) => {
    if (!rest.includes(text))
      throw new Error(
        `React Router's ${file} has changed. Adapt its entry in scripts/smaller-react-router.ts, or ` +
          'remove it: scripts are then larger, and nothing else breaks.',
      )
    return rest.replace(text, other)
  }, code)
}

/** `invariant(condition, message)` becomes `invariant(condition)`, and `new Error(message)` `new Error()`. */
function withoutMessages(code: string, program: unknown): string {
  return [...nodesIn(program)]
    .flatMap(messageOf)
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
}

interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: Node[]
}

function messageOf({ type, callee, arguments: [first, second] = [] }: Node) {
  if (type === 'CallExpression' && callee?.name === 'invariant' && first && second)
    return [{ start: first.end, end: second.end }]
  const isError = type === 'NewExpression' && callee?.name === 'Error' && !second
  return isError && first && /Literal|Binary/.test(first.type) ? [first] : []
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as Node
  for (const child of Object.values(value)) yield* nodesIn(child)
}
