import { number } from '#app/ui/format.ts'

/** "29 properties". */
export function counted({ count, more }: { count: number; more: boolean }): string {
  const properties = `${number(count)} ${count === 1 ? 'property' : 'properties'}`
  return more ? `More than ${properties}` : properties
}
