export const MIN_PASSWORD_LENGTH = 8
const ADVISED_PASSWORD_LENGTH = 15

/** Advice about a password that is accepted but could be longer. */
export function passwordAdvice(password: string): string | null {
  return password.length < ADVISED_PASSWORD_LENGTH
    ? `A password of ${ADVISED_PASSWORD_LENGTH} characters or more is much harder to guess.`
    : null
}
