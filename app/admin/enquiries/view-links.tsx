import { Columns3, List } from 'lucide-react'

import * as urls from '#app/urls.ts'

import { LinkGroup, LinkOption } from './link-group.tsx'

const VIEWS = [
  { label: 'List', to: urls.enquiries, icon: List },
  { label: 'Board', to: urls.enquiryBoard, icon: Columns3 },
] as const

/** The same enquiries as a list or by stage. */
export function ViewLinks({ current }: { current: (typeof VIEWS)[number]['label'] }) {
  return (
    <LinkGroup label="View">
      {VIEWS.map(({ label, to, icon: Icon }) => (
        <LinkOption key={label} to={to} isCurrent={label === current}>
          <Icon />
          {label}
        </LinkOption>
      ))}
    </LinkGroup>
  )
}
