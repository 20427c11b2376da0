import type { EnquiryDetail } from '#domain/enquiries/follow-up/answer.ts'

import type { useAnswerDraft } from './answer-draft.ts'
import type { EnquiryControls } from './use-enquiry.ts'

/** What every part of the answer box works with. */
export interface AnswerProps {
  detail: EnquiryDetail
  controls: EnquiryControls
  drafting: ReturnType<typeof useAnswerDraft>
  /** Whether a mail server is set up. */
  canSend: boolean
}
