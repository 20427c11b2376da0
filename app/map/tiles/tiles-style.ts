import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

import { HOMES_SCALE } from '#app/map/spots.ts'
import { MAP_LABELS } from '#domain/geo/map-labels.ts'
import type { Language } from '#domain/language.ts'

import { cameraOf } from './camera.ts'

/** From a distance to a nearer one, by zoom; the values between are interpolated. */
const byZoom = (...stops: [zoom: number, value: number][]) =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()] as never

/**
 * The map in the design's ink, sand and brass, for tiles with the layers of the Protomaps basemap. The
 * sea is the background of the page behind it.
 */
export function tilesStyle(tilesUrl: string, language: Language): StyleSpecification {
  return {
    version: 8,
    sources: { dubai: { type: 'vector', url: tilesUrl } },
    layers: [...areas(), ...lines(), ...names(language)],
  }
}

const source = 'dubai'
const isArea = ['==', ['geometry-type'], 'Polygon'] as never
const ofKind = (...kinds: string[]) => ['in', ['get', 'kind'], ['literal', kinds]] as never

function areas(): LayerSpecification[] {
  const [paper, sand, ink] = [colour('paper'), colour('sand'), colour('ink')]
  const sea = toRgb(cssValue('--map-sea'))
  const fill = (id: string, layer: string, color: string, more = {}): LayerSpecification => ({
    id,
    source,
    type: 'fill',
    'source-layer': layer,
    filter: isArea,
    paint: { 'fill-color': color },
    ...more,
  })
  return [
    fill('earth', 'earth', paper),
    fill('parks', 'landuse', sand, { filter: ofKind(...GREEN) }),
    fill('water', 'water', sea),
    // Above the water, which reaches as far as the land.
    {
      id: 'coast',
      source,
      type: 'line',
      'source-layer': 'earth',
      filter: isArea,
      paint: { 'line-color': ink, 'line-width': 1 },
    },
    fill('buildings', 'buildings', sand, { minzoom: 14 }),
  ]
}

const GREEN = ['park', 'golf_course', 'nature_reserve', 'garden']

function lines(): LayerSpecification[] {
  const [brass, ink] = [colour('brass-deep'), colour('ink')]
  const line = (id: string, kinds: string[], paint: object, minzoom = 0): LayerSpecification => ({
    id,
    source,
    type: 'line',
    'source-layer': 'roads',
    minzoom,
    filter: ofKind(...kinds),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  })
  return [
    line(
      'streets',
      ['minor_road'],
      { 'line-color': colour('sand-deep'), 'line-width': byZoom([12, 0.5], [16, 6]) },
      12,
    ),
    line(
      'main-roads',
      ['major_road'],
      { 'line-color': brass, 'line-opacity': 0.55, 'line-width': byZoom([9, 0.4], [16, 4]) },
      9,
    ),
    line('highways', ['highway'], {
      'line-color': brass,
      'line-width': byZoom([9, 0.8], [16, 5]),
    }),
    line('rail', ['rail'], { 'line-color': ink, 'line-width': 1.4, 'line-dasharray': [4, 3] }),
  ]
}

function names(language: Language): LayerSpecification[] {
  const name = ['coalesce', ['get', `name:${language}`], ['get', 'name']] as never
  const text = { 'text-field': name, 'text-font': fontFamilies() }
  const halo = { 'text-halo-color': colour('paper'), 'text-halo-width': 1.5 }
  return [
    {
      id: 'road-names',
      source,
      type: 'symbol',
      'source-layer': 'roads',
      minzoom: 13,
      filter: ofKind('highway', 'major_road', 'minor_road'),
      layout: { ...text, 'symbol-placement': 'line', 'text-size': 12 },
      paint: { 'text-color': colour('brass-deep'), ...halo },
    },
    {
      id: 'places',
      source,
      type: 'symbol',
      'source-layer': 'places',
      // At smaller zooms the markers name the communities. MAP_LABELS are drawn by the map itself.
      minzoom: cameraOf({ x: 0, y: 0, scale: HOMES_SCALE }).zoom,
      filter: [
        'all',
        ofKind('neighbourhood', 'macrohood'),
        ['!', ['in', ['get', 'name:en'], ['literal', MAP_LABELS.map(({ name }) => name)]]],
      ],
      layout: { ...text, 'text-size': 13, 'text-max-width': 8 },
      paint: { 'text-color': colour('ink-soft'), ...halo },
    },
  ]
}

const cssValue = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

const colour = (name: string) => toRgb(cssValue(`--color-${name}`))

/** The design's colours are in a notation that MapLibre does not read. */
function toRgb(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('There is no canvas to read a colour from.')
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return `rgb(${context.getImageData(0, 0, 1, 1).data.slice(0, 3).join()})`
}

/** Those of the page, as a list. MapLibre draws letters from them and downloads none. */
function fontFamilies(): string[] {
  const families = getComputedStyle(document.body).fontFamily.match(/"[^"]*"|[^",\s][^",]*/g) ?? []
  // A name with a comma in it would be read as two.
  return families.map((family) => family.replaceAll('"', '')).filter((name) => !name.includes(','))
}
