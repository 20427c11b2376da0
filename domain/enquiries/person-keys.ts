import { nationalDigits } from './phone-number.ts'

const MIN_NUMBER_DIGITS = 7
/** Numbers are compared by their end: the country code may be left out. */
const COMPARED_DIGITS = 9

/**
 * The keys by which the enquiries of one person are found. A key is the same for every spelling of an
 * address or a number, such as +971 50 555 0100, 00971505550100 and 050 555 0100. It is empty where
 * there is no address, or no complete number.
 */
export function personKeys({ email, phone }: { email: string; phone: string }) {
  const digits = nationalDigits(phone)
  return {
    email_key: email.trim().toLowerCase(),
    phone_key: digits.length < MIN_NUMBER_DIGITS ? '' : digits.slice(-COMPARED_DIGITS),
  }
}
