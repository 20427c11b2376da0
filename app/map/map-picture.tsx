import type { CSSProperties } from 'react'

import { useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import type { MapDot, MapLayout, PlacedLabel, PlacedMarker } from '#domain/geo/small-map-layout.ts'
import type { SmallMapView } from '#domain/geo/small-map.ts'

import { MapDrawing } from './map-drawing.tsx'
import { WORDS } from './small-map-words.ts'

interface MapPictureProps {
  view: SmallMapView
  layout: MapLayout
  /** Says what the map shows, for those who do not see it. */
  label: string
}

/** The drawing of Dubai around a place. A larger box shows more of it, at the same scale. */
export function MapPicture({ view, layout: { marker, dots, labels }, label }: MapPictureProps) {
  const words = useWords(WORDS)
  const place = {
    '--scale': rounded(view.scale),
    '--center-x': rounded(view.center.x),
    '--center-y': rounded(view.center.y),
  } as CSSProperties
  return (
    <div
      dir="ltr"
      style={place}
      className="relative min-h-56 overflow-clip border border-line bg-[#e1eae7] print:break-inside-avoid"
    >
      <div className="map-layer will-change-auto">
        <MapDrawing />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot be drawn here */}
      <svg role="img" aria-label={label} className="absolute inset-0 size-full font-sans">
        {/* Its corner is in the middle of the map. */}
        <svg x="50%" y="50%" width="1" height="1" overflow="visible">
          {labels.map((placed) => (
            <Label key={placed.text} {...placed} />
          ))}
          {marker && <Marker {...marker} />}
          {dots.map((dot) => dot && <Dot key={`${dot.x} ${dot.y}`} {...dot} />)}
        </svg>
      </svg>
      <p className="absolute end-0 bottom-0 bg-paper px-2 py-0.5 text-[0.6875rem] leading-normal text-ink-soft">
        <a
          href="https://www.openstreetmap.org/copyright"
          rel="noopener nofollow"
          dir="auto"
          className="link-target hover-link"
        >
          {words.source}
        </a>
      </p>
    </div>
  )
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
const at = ({ x, y }: { x: number; y: number }) => `translate(${rounded(x)} ${rounded(y)})`

const HALO = 'stroke-paper stroke-3 [paint-order:stroke] [stroke-linejoin:round]'

const LABEL_STYLE: Record<PlacedLabel['kind'], string> = {
  water: 'text-[0.9375rem] fill-ink-soft tracking-[0.04em] rtl:tracking-normal',
  island: 'text-[0.75rem] fill-ink-soft',
  district: 'text-[0.75rem] fill-ink-soft',
  road: 'text-[0.6875rem] fill-brass-deep',
}

function Label({ kind, text, angle, ...place }: PlacedLabel) {
  return (
    <text
      textAnchor={kind === 'road' ? undefined : 'middle'}
      transform={angle === 0 ? at(place) : `${at(place)} rotate(${angle})`}
      className={LABEL_STYLE[kind]}
    >
      {text}
    </text>
  )
}

function Marker({ radius, label, ...place }: PlacedMarker) {
  const { text, anchor, x, y } = label
  return (
    <g transform={at(place)}>
      {radius === null ? (
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
        x={x}
        y={rounded(y)}
        textAnchor={anchor}
        className={classes('fill-ink text-[0.8125rem] font-strong', HALO)}
      >
        {text}
      </text>
    </g>
  )
}

const PIN = 'M0 0C-8-10-12-15-12-22a12 12 0 1 1 24 0C12-15 8-10 0 0Z'

function Dot({ text, name, ...place }: MapDot) {
  return (
    <g transform={at(place)}>
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
