/** Leads to the inventory as it is now, for those who do not know its hash. */
export const INVENTORY = '/properties/inventory'

/** An address names one content and no other: what came from it is good for ever. */
export function inventoryAddress(hash: string): string {
  return `${INVENTORY}/${hash}`
}
