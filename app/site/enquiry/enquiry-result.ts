/** What a form says after it was sent. */
export interface EnquiryMessages {
  sent: string
  /** The server refused it. */
  refused: string
  /** The server did not respond. */
  unreachable: string
}

export const ENQUIRY_MESSAGES: EnquiryMessages = {
  sent: 'Email sent successfully! We will reach out as soon as possible.',
  refused: 'Failed to send email',
  unreachable: 'There was an issue sending your email. Please try again later',
}

export const SELL_MESSAGES: EnquiryMessages = {
  sent: 'Email sent successfully!',
  refused: 'An error occurred while sending the email.',
  unreachable: 'An error occurred while sending the email.',
}

/** What a route's action returns for a form that was posted without JavaScript. */
export type EnquiryResult =
  | { form: string; state: 'sent'; message: string; tour?: string | undefined }
  | {
      form: string
      state: 'failed'
      message: string
      errors: Record<string, string>
      values: Record<string, string>
    }

/** A field that is hidden from people; only bots fill it. */
export const HONEYPOT = 'website'
