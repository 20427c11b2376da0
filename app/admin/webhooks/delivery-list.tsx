import { dayAndTime } from '#app/admin/dates.ts'
import { get, post } from '#app/admin/request.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { useLoadMore } from '#app/admin/use-load-more.ts'
import { useRepeated } from '#app/admin/use-repeated.ts'
import { FETCH_FAILED, useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { DeliveryPage, Webhook, WebhookDelivery } from '#domain/webhooks/webhook.ts'

import { outcomeOf, stateLabel, subjectOf } from './delivery-labels.ts'

const REFRESH_MS = 3000

interface DeliveryListProps {
  webhook: Webhook
  onChange: () => void
}

/** What a webhook was told, the newest first; kept up to date while it is open. */
export function DeliveryList({ webhook, onChange }: DeliveryListProps) {
  const path = `/api/webhooks/${webhook.id}/deliveries`
  const { list, refresh, loadMore, isLoadingMore } = useLoadMore<WebhookDelivery>(
    async (loaded, signal) => {
      const last = loaded.at(-1)
      const query = last ? `?before=${last.id}` : ''
      const { deliveries, more } = await get<DeliveryPage>(path + query, { signal })
      return { items: deliveries, more }
    },
  )
  useRepeated(refresh, REFRESH_MS)

  if (list.state === 'loading') return <p className={NOTE}>Loading …</p>
  if (list.state === 'failed') return <p className={NOTE}>{FETCH_FAILED}</p>
  if (list.items.length === 0) return <p className={NOTE}>It has not been told anything yet.</p>
  const showChanged = () => {
    void refresh()
    onChange()
  }
  return (
    <div className="mt-3 border-s-2 border-line ps-4">
      {webhook.state === 'on' && webhook.failed > 0 && (
        <ResendFailed webhook={webhook} onSent={showChanged} />
      )}
      <ul aria-label="Messages, the newest first">
        {list.items.map((delivery) => (
          <Delivery key={delivery.id} {...{ webhook, delivery }} onSent={showChanged} />
        ))}
      </ul>
      {list.more && (
        <Button
          variant="ghost"
          size="s"
          className="mt-3"
          busy={isLoadingMore}
          busyLabel="Loading"
          onClick={() => void loadMore()}
        >
          Older messages
        </Button>
      )}
    </div>
  )
}

const NOTE = 'mt-3 border-s-2 border-line ps-4 text-small text-ink-soft'

interface SentProps {
  webhook: Webhook
  onSent: () => void
}

function ResendFailed({ webhook: { id, failed }, onSent }: SentProps) {
  const { isLoading, send } = useRequest<{ queued: number }>()

  async function resend() {
    const outcome = await send(() => post<{ queued: number }>(`/api/webhooks/${id}/resend-failed`))
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state !== 'done') return
    toast.success(`${formatCount(outcome.result.queued, 'message')} will be sent again.`)
    onSent()
  }

  return (
    <Button
      variant="ghost"
      size="s"
      className="mb-2"
      busy={isLoading}
      busyLabel="Sending"
      onClick={() => void resend()}
    >
      Send {failed} failed again
    </Button>
  )
}

function Delivery({ webhook, delivery, onSent }: SentProps & { delivery: WebhookDelivery }) {
  const { id, state, created_at } = delivery
  const { isLoading, send } = useRequest<WebhookDelivery>()
  const subject = subjectOf(delivery)
  const outcome = outcomeOf(delivery)

  async function resend() {
    const path = `/api/webhooks/${webhook.id}/deliveries/${id}/resend`
    const outcome = await send(() => post<WebhookDelivery>(path))
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state === 'done') onSent()
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 border-b border-line py-2.5 text-small last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <span className="font-strong">{subject}</span>{' '}
          <span className="text-ink-soft numerals">{dayAndTime(created_at)}</span>
        </p>
        <p
          className={classes(
            'text-caption numerals',
            state === 'failed' ? 'text-danger' : 'text-ink-soft',
          )}
        >
          {stateLabel(delivery)}
        </p>
        {state !== 'sent' && outcome && (
          <p className="text-caption wrap-anywhere text-ink-soft">{outcome}</p>
        )}
      </div>
      {webhook.state === 'on' && state !== 'sending' && (
        <TextButton
          className="max-sm:-ms-2"
          aria-label={`Send again: ${subject}, ${dayAndTime(created_at)}`}
          disabled={isLoading}
          onClick={() => void resend()}
        >
          Send again
        </TextButton>
      )}
    </li>
  )
}
