import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { EVENT_NAMES, TEST_TYPE, type WebhookDelivery } from '#domain/webhooks/webhook.ts'

/** What the other system answered last, or why it did not. */
export function outcomeOf({
  status,
  last_words,
}: Pick<WebhookDelivery, 'status' | 'last_words'>): string {
  if (status === null) return last_words
  return last_words ? `Answer ${status}: ${last_words}` : `Answer ${status}.`
}

export function stateLabel({ state, tries, due_at, sent_at }: WebhookDelivery): string {
  switch (state) {
    case 'sent':
      return `Delivered ${dayAndTimeInSentence(sent_at ?? due_at)}`
    case 'failed':
      return 'Failed'
    case 'sending':
      return 'Being sent'
    case 'waiting':
      return tries === 0 ? 'Waiting' : `Tried ${tries}×, next ${dayAndTimeInSentence(due_at)}`
  }
}

const SUBJECTS: Record<string, string> = {
  'enquiry.created': 'New enquiry',
  'enquiry.changed': 'Changed enquiry',
  'property.changed': 'Changed listing',
  [TEST_TYPE]: 'Test',
} satisfies Record<keyof typeof EVENT_NAMES | typeof TEST_TYPE, string>

export function subjectOf({ type, enquiry_id }: WebhookDelivery): string {
  const subject = SUBJECTS[type] ?? type
  return enquiry_id === null ? subject : `${subject} ${enquiry_id}`
}
