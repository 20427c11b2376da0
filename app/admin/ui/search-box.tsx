import { Search } from 'lucide-react'

interface SearchBoxProps {
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <div className="relative w-full md:w-88">
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
