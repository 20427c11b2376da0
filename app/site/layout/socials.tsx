import { useAgency } from '#app/agency.tsx'
import { useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { BrandIcon } from '#app/ui/icon.tsx'

import { WORDS } from './socials-words.ts'

/** Links to the agency's social media pages. */
export function Socials({ className }: { className?: string }) {
  const { name, socials } = useAgency()
  const words = useWords(WORDS)
  return (
    <ul className={classes('-ms-3 flex gap-1', className)}>
      {socials.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="noopener"
            aria-label={words.on(name, network)}
            className="grid size-target place-items-center text-ink-soft transition-colors duration-(--duration-quick) hover:text-brass-deep on-ink:text-mist on-ink:hover:text-brass"
          >
            <BrandIcon brand={network} size={18} />
          </a>
        </li>
      ))}
    </ul>
  )
}
