import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { focusSection, PageSection } from '#app/admin/ui/page-section.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { MAX_WEBHOOKS, type AddedWebhook, type Webhook } from '#domain/webhooks/webhook.ts'

import type { Route } from './+types/page.ts'
import { AddWebhook } from './add-webhook.tsx'
import { NewSecret } from './new-secret.tsx'
import { WebhookRow } from './webhook-row.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Webhooks')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, get<Webhook[]>('/api/webhooks', { signal: request.signal }))
}

export default function WebhooksPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Webhooks" missing="There is nothing." loaded={loaderData}>
      {(webhooks) => <Webhooks webhooks={webhooks} />}
    </LoadedPage>
  )
}

const ABOUT =
  'A CRM or another system is told at once of what happens here. Each message is signed, and tried for three days where the system does not answer.'
const ADD_ABOUT =
  'Whoever owns the address gets the names, addresses and messages of your visitors. Add only systems that you trust with them.'

function Webhooks({ webhooks }: { webhooks: Webhook[] }) {
  const [added, setAdded] = useState<AddedWebhook | null>(null)
  const { revalidate } = useRevalidator()

  async function showAdded(webhook: AddedWebhook) {
    setAdded(webhook)
    await revalidate()
    focusSection('webhooks')
  }

  async function showChanged(removed?: Webhook) {
    if (removed && removed.id === added?.id) setAdded(null)
    await revalidate()
    if (removed) focusSection('webhooks')
  }

  return (
    <>
      <PageSection id="webhooks" title="Who is told" about={ABOUT}>
        {added?.secret && <NewSecret secret={added.secret} />}
        {webhooks.length === 0 ? (
          <EmptyState hint="Add the first one below.">No other system is told.</EmptyState>
        ) : (
          <ul aria-label="Webhooks" className="border-b border-line-strong">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onChange={showChanged} />
            ))}
          </ul>
        )}
      </PageSection>
      <PageSection id="add" title="Add a webhook" about={ADD_ABOUT}>
        {webhooks.length < MAX_WEBHOOKS ? (
          <AddWebhook onAdded={(webhook) => void showAdded(webhook)} />
        ) : (
          <p className="text-small text-ink-soft">
            There are {MAX_WEBHOOKS}. Please remove one first.
          </p>
        )}
      </PageSection>
    </>
  )
}
