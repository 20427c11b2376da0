import { useEffect, useState, type ComponentType } from 'react'

import { useAgency } from '#app/agency.tsx'
import type { Language } from '#domain/language.ts'

import type { GroundProps } from './map-plane.tsx'

/**
 * The ground of a map that the settings ask for. Undefined, which is the drawing, until it has loaded
 * and where it cannot be shown.
 */
export function useGround(language: Language): ComponentType<GroundProps> | undefined {
  const { mapGround } = useAgency()
  const [ground, setGround] = useState<ComponentType<GroundProps>>()

  useEffect(() => {
    if (mapGround !== 'tiles') return
    const ending = new AbortController()
    const keepDrawing = () => {
      ending.abort()
      setGround(undefined)
    }
    void import('./tiles/load-tiles-ground.tsx')
      .then(({ loadTilesGround }) => loadTilesGround(language, ending.signal, keepDrawing))
      .then((loaded) => !ending.signal.aborted && setGround(() => loaded))
      .catch(keepDrawing)
    return () => ending.abort()
  }, [mapGround, language])

  return ground
}
