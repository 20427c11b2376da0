import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'

import { SearchBox } from '#app/admin/ui/search-box.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { formatNumber } from '#app/ui/format.ts'
import { Pager } from '#app/ui/pager.tsx'
import { COUNT_LIMIT } from '#domain/search/in-database/admin-list.ts'

import { ContentCard, type CardContent } from './content-card.tsx'
import type { PagedList } from './use-paged-list.ts'
import type { Removals } from './use-removals.ts'

interface ContentPanelProps<Item extends { id: number }> {
  title: 'Posts' | 'Properties'
  itemName: 'Post' | 'Property'
  createTo: string
  list: PagedList<Item>
  removals: Removals
  card: (item: Item) => CardContent
}

/** A tab of the dashboard: its list with a search box and a pager. */
export function ContentPanel<Item extends { id: number }>(props: ContentPanelProps<Item>) {
  const { title, itemName, list, removals, card } = props
  const { items, page, pageCount } = list
  const heading = useRef<HTMLHeadingElement>(null)
  const itemsName = title.toLowerCase()

  async function goToPage(page: number) {
    if (!(await list.goToPage(page))) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <header className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 ref={heading} tabIndex={-1} className="font-display text-title-2 outline-none">
          {title}
        </h2>
        <ButtonLink to={props.createTo} className="max-md:w-full">
          <Plus />
          Create New {itemName}
        </ButtonLink>
      </header>
      <RemovedNotes notes={removals.notes} onRestore={(id) => void removals.restore(id)} />
      {items === null && <CardSkeletons />}
      {list.total === 0 && <EmptyState>No {itemsName} available.</EmptyState>}
      {items !== null && list.total !== 0 && (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <SearchBox
              label={`Search ${itemsName}`}
              value={list.searchText}
              onChange={list.search}
            />
            <output className="text-caption text-ink-mute numerals">
              {countLabel(list, itemsName)}
            </output>
          </div>
          {list.matchCount === 0 && <EmptyState>No {itemsName} found.</EmptyState>}
          <Cards items={items} {...{ card, removals }} />
          {pageCount > 1 && (
            <Pager
              page={page}
              pages={pageCount}
              onPage={(page) => void goToPage(page)}
              className="mt-8 justify-end"
            />
          )}
        </>
      )}
    </>
  )
}

interface CardsProps<Item extends { id: number }> extends Pick<
  ContentPanelProps<Item>,
  'card' | 'removals'
> {
  items: Item[]
}

function Cards<Item extends { id: number }>({ items, card, removals }: CardsProps<Item>) {
  return (
    <ul className="grid gap-gutter md:grid-cols-2 xl:grid-cols-3" data-cards>
      {items.map((item) => {
        const content = card(item)
        return (
          <li key={item.id}>
            <ContentCard
              {...content}
              removing={removals.isRemoving(item.id)}
              onDelete={() => void removals.remove(item.id, content.title)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function countLabel(list: PagedList<{ id: number }>, itemsName: string): string {
  const { total = 0, matchCount, term } = list
  const all = `${formatNumber(total)} ${itemsName}`
  if (term === '') return all
  return matchCount === 'many'
    ? `More than ${formatNumber(COUNT_LIMIT)} of ${all}`
    : `${formatNumber(matchCount)} of ${all}`
}

/** Placeholders in the shape of the cards, while they load. */
function CardSkeletons() {
  return (
    <div className="grid gap-gutter md:grid-cols-2 xl:grid-cols-3">
      <output className="sr-only">Loading...</output>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div
          key={key}
          aria-hidden="true"
          className="rounded-control border border-line bg-paper-bright"
        >
          <div className="grid grid-cols-[7.25rem_minmax(0,1fr)]">
            <div className="skeleton h-29" />
            <div className="skeleton mx-5 mt-5 h-5" />
          </div>
          <div className="grid gap-2 border-t border-line p-5">
            <div className="skeleton h-4" />
            <div className="skeleton h-4 w-4/5" />
          </div>
          <div className="h-17 border-t border-line" />
        </div>
      ))}
    </div>
  )
}

interface RemovedNotesProps extends Pick<Removals, 'notes'> {
  onRestore: (id: number) => void
}

/** What was removed since the dashboard was opened; each can be brought back. */
function RemovedNotes({ notes, onRestore }: RemovedNotesProps) {
  const id = useId()
  if (notes.length === 0) return null
  return (
    <ul aria-label="Removed since you opened this page" className="mb-6 border-y border-line">
      {notes.map((note) => (
        <li
          key={note.id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line text-small first:border-t-0"
        >
          <span id={`${id}-${note.id}`} dir="auto" className="py-1.5 wrap-anywhere">
            {note.text}
          </span>
          <TextButton
            aria-describedby={`${id}-${note.id}`}
            className="-mx-2"
            onClick={() => onRestore(note.id)}
          >
            Bring it back
          </TextButton>
        </li>
      ))}
    </ul>
  )
}
