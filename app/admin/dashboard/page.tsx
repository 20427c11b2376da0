import { useSearchParams } from 'react-router'

import { posts, properties } from '#app/admin/api.ts'
import { useSummary } from '#app/admin/enquiries/use-summary.ts'
import { MailNote } from '#app/admin/enquiries/mail-note.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { usePermitWatch } from '#app/admin/permits/use-permit-alerts.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Post } from '#domain/posts/post.ts'

import type { Route } from './+types/page.ts'
import { DashboardBar } from './dashboard-bar.tsx'
import { PostsPanel } from './posts-panel.tsx'
import { PropertiesPanel } from './properties-panel.tsx'
import { tabId, type TabName } from './tabs.tsx'
import { usePagedShelf } from './use-paged-list.ts'
import { useWholeShelf } from './use-whole-list.ts'

export const meta: Route.MetaFunction = () => adminMeta('Dashboard')

export default function Dashboard() {
  const [search, setSearch] = useSearchParams()
  const tab: TabName = search.get('tab') === 'properties' ? 'properties' : 'posts'

  const written = useWholeShelf({
    ask: posts.list,
    failed: 'Failed to fetch posts. Please log in again.',
    wordsOf: wordsOfPost,
  })
  // One failure is said once: the listings are asked for when the posts are there.
  const listed = usePagedShelf({
    ask: properties.page,
    failed: 'Failed to fetch properties. Please log in again.',
    ready: written.shown !== null,
  })
  const summary = useSummary()
  const watch = usePermitWatch()

  return (
    <>
      <DashboardBar
        tab={tab}
        counts={{ posts: written.total, properties: listed.total }}
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
        {tab === 'posts' ? (
          <PostsPanel shelf={written} />
        ) : (
          <PropertiesPanel shelf={listed} watch={watch} />
        )}
      </div>
      <div className="wrap pb-[clamp(4rem,7vw,7rem)]">
        <p className="flex flex-wrap gap-x-8 border-t border-line pt-3">
          <TextLink to="/admin/activity">Activity</TextLink>
          <TextLink to="/admin/portals">Portals</TextLink>
          <TextLink to="/admin/check">Site check</TextLink>
          <TextLink to="/admin/brochures">Brochure</TextLink>
        </p>
      </div>
    </>
  )
}

function wordsOfPost({ title, author, seo_title, metadescription }: Post): string {
  return `${title}\n${author}\n${seo_title}\n${metadescription}`
}
