import { drawnOnce } from '#app/ui/drawn-once.tsx'

/** Under which permit a listing is advertised, and by whom; nothing where it says neither. */
export const Permit = drawnOnce(async () => (await import('./permit-facts.tsx')).PermitFacts)
