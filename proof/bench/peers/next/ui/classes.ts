/** Joins class lists; what is false or undefined is left out. */
export function classes(...lists: (string | false | null | undefined)[]): string {
  return lists.filter(Boolean).join(' ')
}
