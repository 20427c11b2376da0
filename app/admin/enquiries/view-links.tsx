import { Columns3, List } from 'lucide-react'

import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'

const VIEWS = [
  { label: 'List', to: urls.enquiries, icon: List },
  { label: 'Board', to: urls.enquiryBoard, icon: Columns3 },
] as const

/** The same enquiries as a list or by stage. */
export function ViewLinks({ current }: { current: (typeof VIEWS)[number]['label'] }) {
  return (
    <nav aria-label="View" className="flex rounded-control border border-control bg-paper-bright">
      {VIEWS.map(({ label, to, icon: Icon }) => (
        <Link
          key={label}
          to={to}
          aria-current={label === current ? 'page' : undefined}
          className="inline-flex min-h-target items-center gap-2 px-4 text-label font-medium text-ink-soft hover:text-ink aria-[current]:bg-ink aria-[current]:font-strong aria-[current]:text-paper"
        >
          <Icon />
          {label}
        </Link>
      ))}
    </nav>
  )
}
