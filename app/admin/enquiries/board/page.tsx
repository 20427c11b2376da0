import { LinkGroup, LinkOption } from '#app/admin/enquiries/link-group.tsx'
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
    <LinkGroup label="Whose">
      <LinkOption to={urls.enquiryBoard} preventScrollReset isCurrent={!isMine}>
        All
      </LinkOption>
      <LinkOption to={`${urls.enquiryBoard}?assignee=me`} preventScrollReset isCurrent={isMine}>
        Mine
      </LinkOption>
    </LinkGroup>
  )
}
