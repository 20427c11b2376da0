import { staticIsland } from '#app/islands/static-island.tsx'

/** In what areas and prices are read, here and on every other page. It is remembered. */
export const UnitSwitch = staticIsland(async () => (await import('./unit-choices.tsx')).UnitChoices)
