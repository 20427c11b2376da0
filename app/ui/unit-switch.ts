import { staticIsland } from '#app/islands/static-island.tsx'

/** Lets a visitor choose the units of areas and prices on all pages. */
export const UnitSwitch = staticIsland(async () => (await import('./unit-choices.tsx')).UnitChoices)
