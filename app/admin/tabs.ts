// Each tab of the browser has a name, which survives a reload, and holds a lock of that name for as
// long as it is open. So a tab knows its own drafts from those of tabs that are open or closed.

const STORAGE_KEY = 'tab'
const LOCK_PREFIX = 'tab:'
/** The lock of the page before a reload is released within this time. */
const LOCK_WAIT_MS = 300

export interface Tabs {
  own: string
  /** The others that are open. */
  open: ReadonlySet<string>
}

let open: ReadonlySet<string> = new Set()
let named: Promise<void> | undefined

/** Call this before a form is opened: finds out which other tabs are open. */
export async function findTabs(): Promise<void> {
  named ??= nameThisTab()
  await named
  open = new Set((await openTabs()).filter((tab) => tab !== ownTab()))
}

export function currentTabs(): Tabs {
  return { own: ownTab(), open }
}

export function newTabName(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('')
}

// A duplicated tab begins with the name of the tab that it is a copy of.
async function nameThisTab(): Promise<void> {
  if (await holdLock(ownTab())) return
  sessionStorage.setItem(STORAGE_KEY, newTabName())
  await holdLock(ownTab())
}

function ownTab(): string {
  const stored = sessionStorage.getItem(STORAGE_KEY)
  if (stored) return stored
  const name = newTabName()
  sessionStorage.setItem(STORAGE_KEY, name)
  return name
}

/** Resolves to whether this tab has the lock, and keeps it until the tab is closed. */
function holdLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const locks = lockManager()
    if (!locks) return resolve(true)
    locks
      .request(LOCK_PREFIX + name, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => {
        resolve(true)
        return new Promise(() => {})
      })
      .catch(() => resolve(false))
  })
}

async function openTabs(): Promise<string[]> {
  const held = (await lockManager()?.query())?.held ?? []
  return held.flatMap(({ name = '' }) =>
    name.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
  )
}

/** Browsers have it only on https and on this machine. Without it, every other tab counts as closed. */
function lockManager(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}
