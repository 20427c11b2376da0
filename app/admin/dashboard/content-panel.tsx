import { Plus } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import { SearchBox } from '#app/admin/ui/search-box.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { number } from '#app/ui/format.ts'
import { Pager } from '#app/ui/pager.tsx'
import { COUNT_LIMIT } from '#domain/search/in-database/admin-list.ts'

import { CardSkeletons } from './card-skeletons.tsx'
import type { Shelf } from './list-state.ts'

interface ContentPanelProps<Item> {
  title: 'Posts' | 'Properties'
  create: { to: string; label: string }
  shelf: Shelf<Item>
  renderCard: (item: Item) => ReactNode
}

/** One tab of the dashboard: what its list shows, and the ways to look through it. */
export function ContentPanel<Item extends { id: number }>(props: ContentPanelProps<Item>) {
  const { title, create, shelf, renderCard } = props
  const { shown, page, pages } = shelf
  const top = useRef<HTMLHeadingElement>(null)
  const things = title.toLowerCase()

  async function turnTo(page: number) {
    if (!(await shelf.turnTo(page))) return
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <header className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 ref={top} tabIndex={-1} className="font-display text-title-2 outline-none">
          {title}
        </h2>
        <ButtonLink to={create.to} className="max-md:w-full">
          <Plus aria-hidden="true" size={17} strokeWidth={1.35} />
          {create.label}
        </ButtonLink>
      </header>
      {shown === null && <CardSkeletons />}
      {shelf.total === 0 && <EmptyState>No {things} available.</EmptyState>}
      {shown !== null && shelf.total !== 0 && (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <SearchBox label={`Search ${things}`} value={shelf.search} onChange={shelf.look} />
            <output className="text-caption text-ink-mute numerals">
              {countOf(shelf, things)}
            </output>
          </div>
          {shelf.found === 0 && <EmptyState>No {things} found.</EmptyState>}
          <ul className="grid gap-gutter md:grid-cols-2 xl:grid-cols-3" data-cards>
            {shown.map((item) => (
              <li key={item.id}>{renderCard(item)}</li>
            ))}
          </ul>
          {pages > 1 && (
            <Pager
              page={page}
              pages={pages}
              onPage={(page) => void turnTo(page)}
              className="mt-8 justify-end"
            />
          )}
        </>
      )}
    </>
  )
}

function countOf({ total = 0, found, term }: Shelf<unknown>, things: string): string {
  const all = `${number(total)} ${things}`
  if (term === '') return all
  return found === 'many'
    ? `More than ${number(COUNT_LIMIT)} of ${all}`
    : `${number(found)} of ${all}`
}
