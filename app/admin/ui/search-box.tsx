import { Search } from 'lucide-react'

import { classes } from '#app/ui/classes.ts'

interface SearchBoxProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The width from `md` on. */
  className?: string
}

export function SearchBox({ label, value, onChange, className = 'md:w-88' }: SearchBoxProps) {
  return (
    <div className={classes('relative w-full', className)}>
      <Search className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-ink-mute" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-12 w-full rounded-control border border-control bg-paper-bright ps-11 pe-3 text-base placeholder:text-ink-mute placeholder:opacity-100 hover:border-ink focus-visible:outline-offset-0"
      />
    </div>
  )
}
