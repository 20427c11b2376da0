import { still } from '#app/islands/static-island.tsx'

const Contents = still(async () => (await import('./footer-contents.tsx')).FooterContents)

export function Footer() {
  return (
    <footer className="on-ink bg-ink-deep text-paper print:hidden">
      <Contents />
    </footer>
  )
}
