import type { CSSProperties } from 'react'

import { useLanguage, useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Point } from '#domain/geo/point.ts'
import {
  coveredBy,
  labelsOf,
  pixelsOf,
  placeOn,
  type MapMark,
  type PlacedLabel,
  type SmallMapView,
} from '#domain/geo/small-map.ts'
import { isArabic } from '#domain/language.ts'

import { MapDrawing } from './map-drawing.tsx'
import { WORDS } from './small-map-words.ts'

export interface PictureMarker {
  point: Point
  label: string
  /** A pin at the very place; otherwise a ring around it. */
  isExact?: boolean
}

interface MapPictureProps {
  view: SmallMapView
  label: string
  marker?: PictureMarker | undefined
  marks?: readonly (MapMark | null)[]
  className?: string
}

/** How far around its middle a marker stands for, unless it is exact. */
const RING_KM = 0.6
const MIN_RING = 13

/** The drawing of Dubai around a place. A larger box shows more of it, at the same scale. */
export function MapPicture({ view, label, marker, marks = [], className }: MapPictureProps) {
  const language = useLanguage()
  const words = useWords(WORDS)
  const dots = marks.filter((mark) => mark !== null)
  const at = marker && placeOn(view, marker.point)
  const radius = marker?.isExact ? 0 : Math.max(MIN_RING, pixelsOf(view, RING_KM))
  const covered = coveredBy(dots, marker && at && { ...at, radius, label: marker.label })
  const place = {
    '--scale': rounded(view.scale),
    '--center-x': rounded(view.center.x),
    '--center-y': rounded(view.center.y),
  } as CSSProperties
  return (
    <div
      dir="ltr"
      style={place}
      className={classes('relative min-h-56 overflow-clip bg-[#e1eae7]', className)}
    >
      <div className="map-layer will-change-auto">
        <MapDrawing />
      </div>
      <svg role="img" aria-label={label} className="absolute inset-0 size-full font-sans">
        <svg x="50%" y="50%" width="1" height="1" overflow="visible">
          {labelsOf(view, language, covered).map((placed) => (
            <Label key={placed.text} {...placed} />
          ))}
          {marker && at && <Marker {...at} radius={radius} label={marker.label} />}
          {dots.map((dot) => (
            <Dot key={`${dot.x} ${dot.y}`} {...dot} />
          ))}
        </svg>
      </svg>
      <p className="absolute end-0 bottom-0 bg-paper px-2 py-0.5 text-[0.6875rem] leading-normal text-ink-soft">
        <a
          href="https://www.openstreetmap.org/copyright"
          rel="noopener nofollow"
          className="link-target hover-link"
        >
          {words.source}
        </a>
      </p>
    </div>
  )
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

const HALO = 'stroke-paper stroke-3 [paint-order:stroke] [stroke-linejoin:round]'

const LABEL_STYLE: Record<PlacedLabel['kind'], string> = {
  water: 'text-[0.9375rem] fill-ink-soft tracking-[0.04em] rtl:tracking-normal',
  island: 'text-[0.75rem] fill-ink-soft',
  district: 'text-[0.75rem] fill-ink-soft',
  road: 'text-[0.6875rem] fill-brass-deep',
}

function Label({ kind, text, angle, x, y }: PlacedLabel) {
  return (
    <text
      textAnchor={kind === 'road' ? undefined : 'middle'}
      direction={isArabic(text) ? 'rtl' : undefined}
      transform={`translate(${rounded(x)} ${rounded(y)})${angle ? ` rotate(${angle})` : ''}`}
      className={LABEL_STYLE[kind]}
    >
      {text}
    </text>
  )
}

function Marker({ x, y, radius, label }: { x: number; y: number; radius: number; label: string }) {
  const isPin = radius === 0
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)})`}>
      {isPin ? (
        <>
          <path d={PIN} className="fill-ink" />
          <circle cy="-22" r="4" className="fill-brass" />
        </>
      ) : (
        <>
          <circle
            r={rounded(radius)}
            className="fill-brass-deep/12 stroke-brass-deep stroke-[1.25]"
          />
          <circle r="3" className="fill-brass-deep" />
        </>
      )}
      <text
        y={isPin ? -40 : rounded(-radius - 7)}
        textAnchor="middle"
        className={classes('fill-ink text-[0.8125rem] font-strong', HALO)}
      >
        {label}
      </text>
    </g>
  )
}

const PIN = 'M0 0C-8-10-12-15-12-22a12 12 0 1 1 24 0C12-15 8-10 0 0Z'

function Dot({ x, y, text, name }: MapMark) {
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)})`}>
      <circle r="9" className="fill-paper-bright stroke-ink" />
      <text y="3.75" textAnchor="middle" className="fill-ink text-[0.6875rem] font-strong numerals">
        {text}
      </text>
      {name && (
        <text
          y="24"
          textAnchor="middle"
          className={classes('fill-ink text-[0.75rem] font-strong', HALO)}
        >
          {name}
        </text>
      )}
    </g>
  )
}
