import { useEffect, useState, type ComponentType } from 'react'

import { useAgency } from '#app/agency.tsx'
import type { Language } from '#domain/language.ts'

import type { GroundProps } from './map-plane.tsx'

/**
 * The base map that the settings ask for. Undefined, which stands for the drawing, until its code and
 * tiles have loaded, and where they cannot be shown.
 */
export function useGround(language: Language): ComponentType<GroundProps> | undefined {
  const { mapGround } = useAgency()
  const [ground, setGround] = useState<ComponentType<GroundProps>>()

  useEffect(() => {
    if (mapGround !== 'tiles') return
    const loading = new AbortController()
    const showDrawing = () => {
      loading.abort()
      setGround(undefined)
    }
    void import('./tiles/load-tiles-ground.tsx')
      .then(({ loadTilesGround }) => loadTilesGround(language, loading.signal, showDrawing))
      .then((loaded) => !loading.signal.aborted && setGround(() => loaded))
      .catch(showDrawing)
    return () => loading.abort()
  }, [mapGround, language])

  return ground
}
