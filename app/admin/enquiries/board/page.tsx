import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { ViewLinks } from '#app/admin/enquiries/view-links.tsx'
import { adminMeta, load } from '#app/admin/load.ts'
import { useRole } from '#app/admin/own-account.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { useMedia } from '#app/ui/use-media.ts'
import { formatCount } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import type { Board } from '#domain/enquiries/follow-up/answer.ts'
import { isClosed } from '#domain/enquiries/follow-up/stage.ts'
import { mayUseAll } from '#domain/permissions.ts'

import type { Route } from './+types/page.ts'
import { BoardColumns } from './board-columns.tsx'
import { BoardTabs } from './board-tabs.tsx'
import { fetchBoard, useBoard } from './use-board.ts'

export const meta: Route.MetaFunction = () => adminMeta('Enquiries, as a board')

/** With `?assignee=me`, only the enquiries that are assigned to whoever is logged in. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isMine = new URL(request.url).searchParams.get('assignee') === 'me'
  const fetchAll = async () => ({ board: await fetchBoard(isMine, request.signal), isMine })
  return load(request, fetchAll())
}

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Enquiries" missing="There is no board." loaded={loaderData}>
      {({ board, isMine }) => (
        <BoardContent key={isMine ? 'mine' : 'all'} loaded={board} isMine={isMine} />
      )}
    </LoadedPage>
  )
}

function BoardContent({ loaded, isMine }: { loaded: Board; isMine: boolean }) {
  const { columns, move } = useBoard(loaded, isMine)
  const isPhone = useMedia('(width < 48rem)')
  const open = columns
    .filter(({ stage }) => !isClosed(stage))
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-small text-ink-soft">
          {formatCount(open, 'open enquiry', 'open enquiries')}
        </p>
        <div className="flex flex-wrap gap-3">
          <AssigneeFilter isMine={isMine} />
          <ViewLinks current="Board" />
        </div>
      </div>
      {isPhone ? <BoardTabs {...{ columns, move }} /> : <BoardColumns {...{ columns, move }} />}
    </>
  )
}

/** Not shown to agents: the server sends them only their own enquiries. */
function AssigneeFilter({ isMine }: { isMine: boolean }) {
  if (!mayUseAll(useRole(), 'enquiries')) return null
  return (
    <nav aria-label="Whose" className="flex rounded-control border border-control bg-paper-bright">
      <Choice to={urls.enquiryBoard} isCurrent={!isMine}>
        All
      </Choice>
      <Choice to={`${urls.enquiryBoard}?assignee=me`} isCurrent={isMine}>
        Mine
      </Choice>
    </nav>
  )
}

interface ChoiceProps {
  to: string
  isCurrent: boolean
  children: ReactNode
}

function Choice({ to, isCurrent, children }: ChoiceProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-target items-center gap-2 px-4 text-label font-medium text-ink-soft hover:text-ink aria-[current]:bg-ink aria-[current]:font-strong aria-[current]:text-paper"
    >
      {children}
    </Link>
  )
}
