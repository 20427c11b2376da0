import { AsyncLocalStorage } from 'node:async_hooks'

import type { Look } from '#domain/agency/look.ts'
import { palette, SHIPPED_PALETTE, type ColourName } from '#domain/brand/palette.ts'
import type { TypePair } from '#domain/brand/type-pairs.ts'
import type { PhotosByName } from '#domain/pdf/page-content.ts'

interface CurrentLook {
  look: Look | undefined
  colours: Record<ColourName, string>
  /** Uploaded logos, by their addresses. */
  files: PhotosByName
}

const SHIPPED: CurrentLook = { look: undefined, colours: SHIPPED_PALETTE, files: new Map() }

// Text is measured and drawn in a hundred places, and jobs with different looks may run at the same
// time, so each job carries its look with it.
const current = new AsyncLocalStorage<CurrentLook>()

/** Draws in the agency's look; without one, in the shipped look. */
export function drawWith<Result>(look: Look | undefined, files: PhotosByName, draw: () => Result) {
  return current.run(look ? { look, colours: palette(look), files } : SHIPPED, draw)
}

/** The colour of a name, as `#rrggbb`. */
export function hexOf(name: ColourName): string {
  return currentLook().colours[name]
}

export function typePair(): TypePair | undefined {
  return currentLook().look?.type
}

/** The logos of the look with their bytes; undefined where the shipped ones are drawn. */
export function lookWithFiles() {
  const { look, files } = currentLook()
  const bytesOf = (src: string | null) => (src === null ? undefined : files.get(src))
  return (
    look && {
      name: look.name,
      usesShippedLogo: look.logo !== null && !isUploaded(look.logo),
      logo: bytesOf(look.logo),
      logoOnDark: bytesOf(look.logoOnDark),
      icon: bytesOf(look.icon),
    }
  )
}

function currentLook(): CurrentLook {
  return current.getStore() ?? SHIPPED
}

function isUploaded(src: string): boolean {
  return src.startsWith('/brand-files/')
}
