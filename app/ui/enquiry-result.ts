/** What a form says when it is done. */
export interface EnquiryMessages {
  sent: string
  /** The server said no. */
  refused: string
  /** No answer came. */
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

/** How a route's action answers a form that was posted without JavaScript. */
export type EnquiryAnswer =
  | { form: string; state: 'sent'; message: string; tour?: string | undefined }
  | {
      form: string
      state: 'failed'
      message: string
      errors: Record<string, string>
      values: Record<string, string>
    }

/** The field that people never see, and robots fill. */
export const HONEYPOT = 'website'
