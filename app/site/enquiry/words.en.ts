const sent = 'Email sent successfully! We will reach out as soon as possible.'
const refused = 'Failed to send email'
const unreachable = 'There was an issue sending your email. Please try again later'

const sellFailed = 'An error occurred while sending the email.'

/** Words of the forms that visitors send. */
export const en = {
  /** What a form says: it was sent, the server refused it, or the server did not respond. */
  results: { sent, refused, unreachable },
  /** The same of "Sell your property". */
  sellResults: {
    sent: 'Email sent successfully!',
    refused: sellFailed,
    unreachable: sellFailed,
  },
  honeypot: 'Website',
  privacy: 'We use your details to answer this enquiry and for nothing else.',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  message: 'Message',
  messageOfTour: 'Written when you choose a time',
  scheduleTour: 'Schedule a tour',
  day: 'Day',
  time: 'Time',
  timeInDubai: 'Time in Dubai',
  anotherTime: 'Another day or time',
  choose: 'Choose',
  tours: (opening: string) => `Tours: ${opening}.`,
  closed: (day: string) => `${day}, closed`,
}
