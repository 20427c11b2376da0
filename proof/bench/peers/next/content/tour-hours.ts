const FIRST = 9 * 60
const LAST = 18 * 60 + 30
const EVERY = 30

/** Every time of the day at which a tour may begin. */
export const TIMES: readonly string[] = Array.from(
  { length: (LAST - FIRST) / EVERY + 1 },
  (_, at) => clock(FIRST + at * EVERY),
)

export const OPENING_IN_WORDS = `Monday to Saturday, ${clock(FIRST)} to ${clock(LAST)}, Dubai time`

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
