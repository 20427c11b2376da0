import { redirect } from 'react-router'

import { adminMeta, load } from '#app/admin/load.ts'
import { get, getVersioned } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import * as urls from '#app/urls.ts'
import type { SettingsSection } from '#domain/agency/settings-versions.ts'

import type { Route } from './+types/page.ts'
import type { SettingsWork } from './schema.ts'
import { SectionNav } from './section-nav.tsx'
import { SettingsForm } from './settings-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Settings')

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { section } = params
  if (section === undefined) throw redirect(urls.settingsSection('profile'))
  const path = `/api/settings/${encodeURIComponent(section)}`
  const fetched = Promise.all([
    get<SettingsSection[]>('/api/settings', { signal: request.signal }),
    getVersioned<SettingsWork>(path),
  ])
  return load(
    request,
    fetched.then(([sections, current]) => ({ sections, current })),
  )
}

export default function SettingsPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <LoadedPage title="Settings" missing="There are no such settings." loaded={loaderData}>
      {({ sections, current }) => {
        const section = sections.find(({ section }) => section === params.section)
        if (!section) return null
        return (
          <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
            <SectionNav sections={sections} current={section.section} />
            <SettingsForm
              key={`${section.section} ${current.version}`}
              section={section}
              current={current}
            />
          </div>
        )
      }}
    </LoadedPage>
  )
}
