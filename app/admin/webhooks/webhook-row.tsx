import { useState } from 'react'

import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { del, post, put } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import {
  EVENT_NAMES,
  FORMAT_NAMES,
  type Webhook,
  type WebhookDelivery,
} from '#domain/webhooks/webhook.ts'

import { DeliveryList } from './delivery-list.tsx'

interface WebhookRowProps {
  webhook: Webhook
  /** Called after every change; with the webhook if it was removed. */
  onChange: (removed?: Webhook) => Promise<void>
}

export function WebhookRow({ webhook, onChange }: WebhookRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { url, format, events } = webhook
  const { host } = new URL(url)
  const state = stateOf(webhook)
  return (
    <li className="border-t border-line py-5 first:border-line-strong">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-display text-title-4 wrap-anywhere">{host}</h3>
        <p
          className={classes(
            'text-small',
            state.isWrong ? 'font-medium text-danger' : 'text-ink-soft',
          )}
        >
          {state.label}
        </p>
      </div>
      <p className="mt-1 font-mono text-caption leading-relaxed wrap-anywhere text-ink-soft">
        {url}
      </p>
      <p className="mt-1 text-small text-ink-soft">
        {FORMAT_NAMES[format]} · {events.map((event) => EVENT_NAMES[event]).join(', ')}
      </p>
      {state.text && <p className="mt-2 max-w-measure text-small text-ink-soft">{state.text}</p>}
      <Actions {...{ webhook, host, isOpen, onChange }} onToggle={() => setIsOpen(!isOpen)} />
      {isOpen && <DeliveryList webhook={webhook} onChange={() => void onChange()} />}
    </li>
  )
}

function stateOf({ state, off_because, failing_since, waiting, last_sent_at }: Webhook) {
  if (state === 'off')
    return off_because
      ? {
          label: 'Turned off by the site',
          isWrong: true,
          text: `${off_because} What happens meanwhile is kept: turn it on again, then send the failed messages again.`,
        }
      : { label: 'Off', isWrong: false, text: 'What happens meanwhile is kept for 30 days.' }
  if (failing_since !== null)
    return {
      label: `Failing since ${dayAndTimeInSentence(failing_since)}`,
      isWrong: true,
      text: `${waiting > 0 ? `${formatCount(waiting, 'message')} will be tried again. ` : ''}After three days of failures it is turned off, and you get an email.`,
    }
  return {
    label: last_sent_at
      ? `On, last told ${dayAndTimeInSentence(last_sent_at)}`
      : 'On, not told yet',
    isWrong: false,
    text: '',
  }
}

interface ActionsProps extends WebhookRowProps {
  host: string
  isOpen: boolean
  onToggle: () => void
}

function Actions({ webhook, host, isOpen, onToggle, onChange }: ActionsProps) {
  const { id, state, failed } = webhook
  const [isRemoving, setIsRemoving] = useState(false)
  const testing = useRequest<WebhookDelivery>()
  const switching = useRequest<Webhook>()

  async function test() {
    const outcome = await testing.send(() => post<WebhookDelivery>(`/api/webhooks/${id}/test`))
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state !== 'done') return
    const { state, status, last_words } = outcome.result
    if (state === 'sent') toast.success(`${host} took the test message.`)
    else
      toast.error(
        `${host} did not take the test message. ${status === null ? last_words : `It answered ${status}.`}`,
      )
    await onChange()
  }

  async function turn(wanted: Webhook['state']) {
    const outcome = await switching.send(() =>
      put<Webhook>(`/api/webhooks/${id}`, { state: wanted }),
    )
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state === 'done') await onChange()
  }

  return (
    <div className="mt-2 -ms-2 flex flex-wrap gap-x-2">
      <TextButton aria-expanded={isOpen} onClick={onToggle}>
        Messages<span className="sr-only"> to {host}</span>
        {failed > 0 && ` (${failed} failed)`}
      </TextButton>
      <TextButton
        aria-label={`Send a test to ${host}`}
        disabled={testing.isLoading}
        onClick={() => void test()}
      >
        {testing.isLoading ? 'Sending …' : 'Send a test'}
      </TextButton>
      <TextButton
        aria-label={state === 'on' ? `Turn off ${host}` : `Turn on ${host}`}
        disabled={switching.isLoading}
        onClick={() => void turn(state === 'on' ? 'off' : 'on')}
      >
        {state === 'on' ? 'Turn off' : 'Turn on'}
      </TextButton>
      <TextButton danger aria-label={`Remove ${host}`} onClick={() => setIsRemoving(true)}>
        Remove
      </TextButton>
      <RemovalDialog
        {...{ webhook, host, onChange }}
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
      />
    </div>
  )
}

interface RemovalDialogProps extends WebhookRowProps {
  host: string
  open: boolean
  onClose: () => void
}

function RemovalDialog({ webhook, host, open, onClose, onChange }: RemovalDialogProps) {
  const { isLoading, request, send } = useRequest<unknown>()

  async function remove() {
    const outcome = await send(() => del(`/api/webhooks/${webhook.id}`))
    if (outcome.state !== 'done') return
    toast.success(`${host} is told no more.`)
    onClose()
    await onChange(webhook)
  }

  return (
    <Dialog
      open={open}
      title={`Remove ${host}?`}
      text="It is told no more, and its secret and its messages are deleted here. What it has been told stays there."
      onCancel={onClose}
    >
      <p role="alert" className="mt-4 text-small text-danger empty:hidden">
        {request.state === 'failed' ? request.message : ''}
      </p>
      <DialogActions>
        <Button variant="ghost" data-first onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isLoading} busyLabel="Removing" onClick={() => void remove()}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  )
}
