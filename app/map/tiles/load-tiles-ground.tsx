import type { Map as TilesMap } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles, Protocol } from 'pmtiles'
import { useLayoutEffect, useRef, type ComponentType } from 'react'

import type { GroundProps } from '#app/map/map-plane.tsx'
import { WHOLE_DUBAI } from '#app/map/map-view.ts'
import { hasTilesOfDubai, MAP_TILES_PATH } from '#domain/geo/map-tiles.ts'
import type { Language } from '#domain/language.ts'

import { cameraOf } from './camera.ts'
import { tilesStyle } from './tiles-style.ts'

const PROTOCOL = 'pmtiles'

/**
 * Resolves to the ground with the agency's tiles when its first picture is drawn; rejects where the
 * file is missing or unfit, or where the browser cannot draw it. `onFailure` is called where it
 * fails later. `signal` ends it.
 */
export async function loadTilesGround(
  language: Language,
  signal: AbortSignal,
  onFailure: () => void,
): Promise<ComponentType<GroundProps>> {
  const tiles = new PMTiles(new URL(MAP_TILES_PATH, location.href).href)
  // Before MapLibre, which is large: without a file it is not needed.
  if (!hasTilesOfDubai(await tiles.getHeader())) throw new Error('These tiles cannot be shown.')
  const maplibre = await import('maplibre-gl')
  signal.throwIfAborted()
  const protocol = new Protocol()
  protocol.add(tiles)
  maplibre.setWorkerUrl(workerUrl)
  maplibre.addProtocol(PROTOCOL, protocol.tile)
  const box = document.createElement('div')
  box.className = 'map-tiles'
  const map = new maplibre.Map({
    container: box,
    style: tilesStyle(`${PROTOCOL}://${tiles.source.getKey()}`, language),
    ...cameraOf(WHOLE_DUBAI),
    interactive: false,
    attributionControl: false,
    trackResize: false,
    fadeDuration: 0,
    renderWorldCopies: false,
  })
  signal.addEventListener('abort', () => map.remove())
  await firstPicture(map)
  map.on('error', onFailure)
  map.on('webglcontextlost', onFailure)
  return groundOf(map, box)
}

function firstPicture(map: TilesMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve())
    map.once('error', ({ error }) => reject(error))
  })
}

function groundOf(map: TilesMap, box: HTMLElement): ComponentType<GroundProps> {
  return function TilesGround({ view, width, height }: GroundProps) {
    const place = useRef<HTMLDivElement>(null)
    useLayoutEffect(() => {
      place.current?.append(box)
      return () => box.remove()
    }, [])
    useLayoutEffect(() => void map.resize(), [width, height])
    // Drawn at once, in step with the markers.
    useLayoutEffect(() => void map.jumpTo(cameraOf(view)).redraw(), [view, width, height])
    return <div ref={place} aria-hidden="true" />
  }
}
