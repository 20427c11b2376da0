import { still } from '#app/islands/static-island.tsx'

/** In what areas and prices are read, here and on every other page. It is remembered. */
export const UnitSwitch = still(async () => (await import('./unit-choices.tsx')).UnitChoices)
