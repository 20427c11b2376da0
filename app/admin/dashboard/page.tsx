import { useSearchParams } from 'react-router'

import { posts, properties } from '#app/admin/api.ts'
import { useSummary } from '#app/admin/enquiries/use-summary.ts'
import { MailNote } from '#app/admin/enquiries/mail-note.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { TextLink } from '#app/ui/text-link.tsx'

import type { Route } from './+types/page.ts'
import { DashboardBar } from './dashboard-bar.tsx'
import { PostsPanel } from './posts-panel.tsx'
import { PropertiesPanel } from './properties-panel.tsx'
import { tabId, type TabName } from './tabs.tsx'
import { useList } from './use-list.ts'

export const meta: Route.MetaFunction = () => adminMeta('Dashboard')

export default function Dashboard() {
  const [search, setSearch] = useSearchParams()
  const tab: TabName = search.get('tab') === 'properties' ? 'properties' : 'posts'

  const written = useList({
    ask: posts.list,
    failed: 'Failed to fetch posts. Please log in again.',
    ready: true,
  })
  // The listings can be many: the posts, which are shown first, come first.
  const listed = useList({
    ask: properties.list,
    failed: 'Failed to fetch properties. Please log in again.',
    ready: written.list !== null,
  })
  const summary = useSummary()

  return (
    <>
      <DashboardBar
        tab={tab}
        counts={{ posts: written.list?.length, properties: listed.list?.length }}
        summary={summary}
        onTab={(tab) =>
          setSearch(tab === 'posts' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      />
      <div
        id={`panel-${tab}`}
        role="tabpanel"
        aria-labelledby={tabId(tab)}
        className="wrap pt-[clamp(1.75rem,3vw,2.5rem)] pb-[clamp(2.5rem,4vw,4rem)]"
      >
        {summary?.mail === 'off' && <MailNote />}
        {tab === 'posts' ? <PostsPanel {...written} /> : <PropertiesPanel {...listed} />}
      </div>
      <div className="wrap pb-[clamp(4rem,7vw,7rem)]">
        <p className="border-t border-line pt-3">
          <TextLink to="/admin/activity">Activity</TextLink>
        </p>
      </div>
    </>
  )
}
