import { DUBAI_OFFSET_MS } from '#domain/dubai-time.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day in Dubai, with the month abbreviated: `14 Sep 2024`. */
export function formatDay(iso: string): string {
  const inDubai = new Date(Date.parse(iso) + DUBAI_OFFSET_MS)
  return `${inDubai.getUTCDate()} ${MONTHS[inDubai.getUTCMonth()]} ${inDubai.getUTCFullYear()}`
}
