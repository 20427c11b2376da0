const ARABIC_ZEROS = [0x0660, 0x06f0]
const COUNTRY_CODE = '971'
/** The shortest national number, without its leading zero: 4 555 0100. */
const MIN_NATIONAL_DIGITS = 8
/** The longest: 50 555 0100. */
const MAX_NATIONAL_DIGITS = 9

/** The digits of a phone number, without leading zeros. */
export function digitsOf(phone: string): string {
  return withWesternDigits(phone).replace(/\D/g, '').replace(/^0+/, '')
}

function withWesternDigits(phone: string): string {
  return phone.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ARABIC_ZEROS.findLast((zero) => code >= zero) ?? 0))
  })
}

/** Whether it begins with + or 00, after which the country code comes. */
function hasPrefix(phone: string): boolean {
  return /^[\s(]*(\+|00)/.test(withWesternDigits(phone))
}

/** The same for every spelling of a number of this country: 050 555 0100, +971 (0)50 5550100. */
export function nationalDigits(phone: string): string {
  const digits = digitsOf(phone)
  // With a prefix however short the rest is: a search may be half typed.
  const isInternational =
    digits.startsWith(COUNTRY_CODE) &&
    (hasPrefix(phone) || digits.length >= COUNTRY_CODE.length + MIN_NATIONAL_DIGITS)
  return isInternational ? digits.slice(COUNTRY_CODE.length).replace(/^0+/, '') : digits
}

/** The digits with the country code, as links to WhatsApp need them. */
export function internationalDigits(phone: string): string {
  const national = nationalDigits(phone)
  const isOtherCountry = hasPrefix(phone) && !digitsOf(phone).startsWith(COUNTRY_CODE)
  const isForeign = isOtherCountry || national.length > MAX_NATIONAL_DIGITS
  return isForeign ? national : COUNTRY_CODE + national
}

/** Whether a text consists of what phone numbers are written with. */
export function looksLikeNumber(text: string): boolean {
  return /^[\d\u0660-\u0669\u06f0-\u06f9\s+\-–().\\/]+$/.test(text)
}
