import { portals } from '#agency/portals.ts'

/** The reference of a listing that was given no other: on its page, in feeds, files and emails. */
export function defaultReference(id: number): string {
  return `${portals.referencePrefix}${id}`
}

/** The id of the listing that would have this reference by default. */
export function idOfDefaultReference(reference: string): number | undefined {
  const digits = new RegExp(`^${portals.referencePrefix}([1-9][0-9]{0,8})$`, 'i').exec(
    reference,
  )?.[1]
  return digits === undefined ? undefined : Number(digits)
}
