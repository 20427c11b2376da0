import { globSync, readFileSync } from 'node:fs'

/** What each top folder may import. `server/` assembles the others, so none of them imports it. */
const ALLOWED: Record<string, string[]> = {
  agency: ['agency', 'domain'],
  storage: ['storage', 'migrations'],
  migrations: ['migrations', 'storage'],
  domain: ['domain', 'agency', 'storage'],
  app: ['app', 'domain', 'agency'],
}

const faults = [...forbiddenImports(), ...circles(domainFolders())]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)

function* importsOf(folder: string): Generator<[file: string, imported: string]> {
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`)) {
    if (/\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    for (const [, imported = ''] of source.matchAll(/(?:from|import\() ?'#([^']+)'/g))
      yield [file, imported]
  }
}

function* forbiddenImports(): Generator<string> {
  for (const [folder, allowed] of Object.entries(ALLOWED))
    for (const [file, imported] of importsOf(folder))
      if (!allowed.includes(imported.split('/')[0] ?? ''))
        yield `${file} imports ${imported}: ${folder}/ may import ${allowed.join(', ')}.`
}

/** Which folder of domain/ imports which others. Files directly in domain/ are shared by all. */
function domainFolders(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const [file, imported] of importsOf('domain')) {
    const [from, to] = [file, imported].map((path) => /^domain\/([^/]+)\//.exec(path)?.[1])
    if (from && to && from !== to) folders.set(from, (folders.get(from) ?? new Set()).add(to))
  }
  return folders
}

function* circles(folders: Map<string, Set<string>>): Generator<string> {
  const checked = new Set<string>()
  function* follow(folder: string, path: string[]): Generator<string> {
    const start = path.indexOf(folder)
    if (start !== -1) yield `A circle in domain/: ${[...path.slice(start), folder].join(' → ')}.`
    if (start !== -1 || checked.has(folder)) return
    for (const next of folders.get(folder) ?? []) yield* follow(next, [...path, folder])
    checked.add(folder)
  }
  for (const folder of folders.keys()) yield* follow(folder, [])
}
