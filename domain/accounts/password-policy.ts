export const SHORTEST_PASSWORD = 8
const LONG_ENOUGH_TO_REST = 15

/** What to say about a password that is taken, but could be better. */
export function passwordAdvice(password: string): string | null {
  return password.length < LONG_ENOUGH_TO_REST
    ? `A password of ${LONG_ENOUGH_TO_REST} characters or more is much harder to guess.`
    : null
}
