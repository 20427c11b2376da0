import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'

import { keepFocusInList } from '#app/admin/focus.ts'
import { del, post } from '#app/admin/request.ts'
import { SearchBox } from '#app/admin/ui/search-box.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { formatNumber } from '#app/ui/format.ts'
import { Pager } from '#app/ui/pager.tsx'
import { toast } from '#app/ui/toast.tsx'
import { COUNT_LIMIT } from '#domain/search/in-database/admin-list.ts'

import { ContentCard, type CardContent } from './content-card.tsx'
import type { PagedList } from './use-paged-list.ts'

interface ContentPanelProps<Item extends { id: number }> {
  title: 'Posts' | 'Properties'
  itemName: 'Post' | 'Property'
  api: string
  createTo: string
  list: PagedList<Item>
  card: (item: Item) => CardContent
}

/** A tab of the dashboard: its list with a search box and a pager. */
export function ContentPanel<Item extends { id: number }>(props: ContentPanelProps<Item>) {
  const { title, itemName, list, card } = props
  const { items, page, pageCount } = list
  const removalOf = useRemoval(props)
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
          <ul className="grid gap-gutter md:grid-cols-2 xl:grid-cols-3" data-cards>
            {items.map((item) => (
              <li key={item.id}>
                <ContentCard {...card(item)} {...removalOf(item.id)} />
              </li>
            ))}
          </ul>
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

/** Removes an item without confirmation; the toast that follows offers to undo it. */
function useRemoval<Item extends { id: number }>(panel: ContentPanelProps<Item>) {
  const { itemName, api, list } = panel
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set())
  const { send } = useRequest<unknown>()

  async function remove(id: number) {
    setRemoving((removing) => new Set(removing).add(id))
    if (await succeeds(() => del(`${api}/${id}`), `Failed to delete ${itemName.toLowerCase()}.`)) {
      keepFocusInList('[data-card-title]', () => list.removeItem(id))
      void list.refresh()
      toast.success(`${itemName} deleted successfully!`, {
        label: 'Undo',
        onClick: () => void restore(id),
      })
    }
    setRemoving((removing) => new Set([...removing].filter((other) => other !== id)))
  }

  async function restore(id: number) {
    if (
      !(await succeeds(
        () => post(`${api}/${id}/restore`),
        `Failed to restore ${itemName.toLowerCase()}.`,
      ))
    )
      return
    void list.refresh()
    toast.success(`${itemName} restored.`)
  }

  async function succeeds(call: () => Promise<unknown>, failureMessage: string): Promise<boolean> {
    const outcome = await send(call, { sessionOverMessage: failureMessage })
    if (outcome.state === 'failed') toast.error(failureMessage)
    return outcome.state === 'done'
  }

  return (id: number) => ({ removing: removing.has(id), onDelete: () => void remove(id) })
}
