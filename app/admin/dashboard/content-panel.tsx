import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { SearchBox } from '#app/admin/ui/search-box.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { number } from '#app/ui/format.ts'
import { Pager } from '#app/ui/pager.tsx'

import { CardSkeletons } from './card-skeletons.tsx'

const PAGE = 24

interface ContentPanelProps<Item> {
  title: 'Posts' | 'Properties'
  create: { to: string; label: string }
  /** Null until it has arrived. */
  list: Item[] | null
  /** The words by which one of them is found. */
  wordsOf: (item: Item) => string
  renderCard: (item: Item) => ReactNode
}

/** One tab of the dashboard. The whole list is here: it is searched and paged in the browser. */
export function ContentPanel<Item extends { id: number }>(props: ContentPanelProps<Item>) {
  const { title, create, list, wordsOf, renderCard } = props
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const top = useRef<HTMLHeadingElement>(null)
  const things = title.toLowerCase()

  const found = useFound(list, wordsOf, useDeferredValue(search))
  const pages = Math.max(1, Math.ceil(found.length / PAGE))
  const shown = Math.min(page, pages)

  function turnTo(page: number) {
    flushSync(() => setPage(page))
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
      {list === null && <CardSkeletons />}
      {list?.length === 0 && <Empty>No {things} available.</Empty>}
      {list !== null && list.length > 0 && (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <SearchBox
              label={`Search ${things}`}
              value={search}
              onChange={(search) => {
                setSearch(search)
                setPage(1)
              }}
            />
            <output className="text-caption text-ink-mute numerals">
              {search.trim() === ''
                ? `${number(list.length)} ${things}`
                : `${number(found.length)} of ${number(list.length)} ${things}`}
            </output>
          </div>
          {found.length === 0 && <Empty>No {things} found.</Empty>}
          <ul className="grid gap-gutter md:grid-cols-2 xl:grid-cols-3" data-cards>
            {found.slice((shown - 1) * PAGE, shown * PAGE).map((item) => (
              <li key={item.id}>{renderCard(item)}</li>
            ))}
          </ul>
          {pages > 1 && (
            <Pager page={shown} pages={pages} onPage={turnTo} className="mt-8 justify-end" />
          )}
        </>
      )}
    </>
  )
}

function useFound<Item>(
  list: Item[] | null,
  wordsOf: (item: Item) => string,
  search: string,
): Item[] {
  const words = useMemo(
    () => (list ?? []).map((item) => wordsOf(item).toLowerCase()),
    [list, wordsOf],
  )
  return useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return (list ?? []).filter((_, at) => words[at]?.includes(wanted))
  }, [list, words, search])
}
