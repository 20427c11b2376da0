import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { adminMeta } from '#app/admin/load.ts'
import { useMay } from '#app/admin/own-account.ts'
import { findProperties } from '#app/admin/properties/find-properties.ts'
import { get } from '#app/admin/request.ts'
import { TodaySection } from '#app/admin/today/today.tsx'
import { useToday } from '#app/admin/today/use-today.ts'
import { useBackgroundFetch } from '#app/admin/use-background-fetch.ts'
import * as urls from '#app/urls.ts'
import { permitLabel } from '#app/admin/permits/permit-label.ts'
import { PermitPanel } from '#app/admin/permits/permit-panel.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { formatPrice } from '#app/ui/format.ts'
import { missingArabic, missingArabicText } from '#domain/missing-arabic.ts'
import type { Post } from '#domain/posts/post.ts'
import type { PermitAlerts } from '#domain/properties/permits/permit-alerts.ts'
import type { Property } from '#domain/properties/property.ts'

import type { Route } from './+types/page.ts'
import { DashboardBar } from './dashboard-bar.tsx'
import { tabId, Tabs, type TabName } from './tabs.tsx'
import { pagesOfWholeList, usePagedList, type PagedList } from './use-paged-list.ts'
import { ContentPanel } from './content-panel.tsx'
import { useRemovals, type Removals } from './use-removals.ts'

export const meta: Route.MetaFunction = () => adminMeta('Dashboard')

export default function Dashboard() {
  const may = useMay()
  const tabs: [TabName, ...TabName[]] = may('posts') ? ['posts', 'properties'] : ['properties']
  const { tab, openTab } = useTab(tabs)

  const postList = usePosts()
  const propertyList = usePagedList({
    fetchPage: findProperties,
    failureMessage: 'Failed to fetch properties. Please log in again.',
    // Starts after the posts have come: where both would fail, only the posts' failure is reported.
    isReady: postList.items !== null,
    typingDelayMs: 200,
  })
  // Here and not in the panels, so that a change of tab does not lose what can be brought back.
  const postRemovals = useRemovals('post', postList)
  const propertyRemovals = useRemovals('property', propertyList)
  const permitAlerts = useBackgroundFetch((signal) => get<PermitAlerts>('/api/permits', { signal }))

  useContentLink()

  return (
    <>
      <DashboardBar />
      <TodaySection />
      <div id="content" className="wrap pt-page-top">
        <Tabs
          tab={tab}
          tabs={tabs}
          counts={{ posts: postList.total, properties: propertyList.total }}
          onTab={openTab}
        />
      </div>
      <div
        id={`panel-${tab}`}
        role="tabpanel"
        aria-labelledby={tabId(tab)}
        className="wrap pt-page-top pb-page-end"
      >
        {tab === 'posts' ? (
          <PostsPanel list={postList} removals={postRemovals} />
        ) : (
          <PropertiesPanel
            list={propertyList}
            removals={propertyRemovals}
            permitAlerts={permitAlerts}
          />
        )}
      </div>
    </>
  )
}

/** The open tab, which is in the URL; the first one unless the URL names another of `tabs`. */
function useTab(tabs: [TabName, ...TabName[]]) {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((name) => name === search.get('tab')) ?? tabs[0]
  const openTab = (tab: TabName) =>
    setSearch(tab === 'posts' ? {} : { tab }, { replace: true, preventScrollReset: true })
  return { tab, openTab }
}

const POST_SEARCH_FIELDS = [
  'title',
  'author',
  'seo_title',
  'metadescription',
  'title_ar',
  'metadescription_ar',
] as const

function usePosts() {
  const [fetchPosts] = useState(() =>
    pagesOfWholeList({
      fetchAll: (signal) => get<Post[]>('/api/posts', { signal }),
      textOf: (post) => POST_SEARCH_FIELDS.map((field) => post[field]).join('\n'),
    }),
  )
  return usePagedList({
    fetchPage: fetchPosts,
    failureMessage: 'Failed to fetch posts. Please log in again.',
  })
}

/** Scrolls to the tabs if the URL ends with `#content`, once the section above them has its height. */
function useContentLink(): void {
  const { hash } = useLocation()
  const isReady = useToday() !== null
  useEffect(() => {
    if (isReady && hash === '#content') document.getElementById('content')?.scrollIntoView()
  }, [isReady, hash])
}

interface PanelProps<Item extends { id: number }> {
  list: PagedList<Item>
  removals: Removals
}

function PostsPanel({ list, removals }: PanelProps<Post>) {
  return (
    <ContentPanel
      title="Posts"
      itemName="Post"
      createTo={urls.createPost}
      list={list}
      removals={removals}
      card={(post) => ({
        photo: post.photo || undefined,
        title: post.title,
        text: post.metadescription,
        footStart: post.author,
        footEnd: formatDay(post.publish_at ?? post.date),
        updateTo: urls.updatePost(post.id),
        unpublished: post.status === 'published' ? undefined : post,
        note: missingArabicText(missingArabic(post)),
      })}
    />
  )
}

interface PropertiesPanelProps extends PanelProps<Property> {
  permitAlerts: PermitAlerts | null
}

function PropertiesPanel({ list, removals, permitAlerts }: PropertiesPanelProps) {
  return (
    <>
      {permitAlerts && <PermitPanel alerts={permitAlerts} />}
      <ContentPanel
        title="Properties"
        itemName="Property"
        createTo={urls.createProperty}
        list={list}
        removals={removals}
        card={(property) => ({
          photo: property.photos[0],
          title: property.properties_title,
          text: property.properties_description,
          footStart: formatPrice(property),
          footEnd: `Location id ${property.location_id ?? 'none'}`,
          updateTo: urls.updateProperty(property.id),
          warning: permitAlerts && permitWarning(property, permitAlerts),
        })}
      />
    </>
  )
}

/** What is wrong with the property's permit, and whether it is hidden because of that. */
function permitWarning(property: Property, { mode, today }: PermitAlerts): string | null {
  const label = mode === 'off' ? null : permitLabel(property, today)
  if (property.hidden_at === null) return label
  return label ? `Hidden: ${label.toLowerCase()}` : 'Hidden'
}
