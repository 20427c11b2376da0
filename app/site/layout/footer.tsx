import { staticIsland } from '#app/islands/static-island.tsx'

const Contents = staticIsland(async () => (await import('./footer-contents.tsx')).FooterContents)

export function Footer() {
  return (
    <footer className="on-ink bg-ink-deep text-paper print:hidden">
      <Contents />
    </footer>
  )
}
