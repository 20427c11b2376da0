import { useRef } from 'react'

import { TextLink } from '#app/ui/text-link.tsx'
import { useInView } from '#app/ui/use-in-view.ts'
import { profile } from '#agency/profile.ts'

const TITLE = 'Find Us on Google Maps'
/** The map is loaded when it is this close to the screen. */
const PRELOAD_MARGIN = '300px'

export function FindUs() {
  const address = profile.address.join(', ')
  const box = useRef<HTMLDivElement>(null)
  const isNear = useInView(box, PRELOAD_MARGIN)
  return (
    <section aria-labelledby="find-us">
      <div className="wrap mb-heading">
        <h2 id="find-us" className="font-display text-title-1">
          {TITLE}
        </h2>
      </div>
      {/* The only request to a third party, so it is not made before the map is about to be seen. */}
      <div ref={box} className="relative h-[clamp(20rem,33vw,29rem)] overflow-hidden bg-sand">
        <CreekDrawing />
        {isNear && <Map />}
        <noscript>
          <Map />
        </noscript>
      </div>
      <div className="wrap pt-6 pb-section">
        <address className="text-lead not-italic">{address}</address>
        <TextLink
          to={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
          rel="noopener"
        >
          Open in Google Maps
        </TextLink>
      </div>
    </section>
  )
}

function Map() {
  return (
    <iframe
      title={TITLE}
      src={profile.map}
      loading="lazy"
      referrerPolicy="no-referrer"
      allowFullScreen
      className="absolute inset-0 size-full border-0"
    />
  )
}

/** A drawing of the creek, shown until the map is loaded. */
function CreekDrawing() {
  return (
    <svg
      viewBox="0 0 1440 460"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <rect width="1440" height="460" className="fill-sand" />
      <path d={BLOCKS} className="fill-sand-deep opacity-60" />
      <path d={CREEK} className="fill-mist" />
      <g fill="none" className="stroke-paper-bright">
        <path d={ROADS} strokeWidth="9" />
        <path d={BRIDGE} strokeWidth="11" />
        <path d={LANES} strokeWidth="4" />
      </g>
      <g transform="translate(960 268)">
        <path d={PIN} className="fill-ink" />
        <circle cy="-43" r="8" className="fill-brass" />
      </g>
    </svg>
  )
}

const BLOCKS =
  'M60 40h150v90H60zM250 30h120v110H250zM70 170h110v80H70zM220 180h150v100H220zM60 290h180v120H60zM1010 40h160v80h-160zM1210 60h170v110h-170zM1030 160h130v100h-130zM1200 210h190v90h-190zM1060 300h140v120h-140zM1240 340h150v90h-150z'
const CREEK =
  'M640-20C600 80 470 130 480 230s140 90 150 150-30 90-40 110H860c20-60-10-110 20-160s110-70 90-150S800 90 810-20Z'
const ROADS =
  'M-10 150H440C500 150 500 60 610 60M-10 270H400c60 0 70 60 120 100s60 60 60 100M400-10V290M210-10V470M1450 140H1000c-60 0-80-40-150-50M1450 280H960c-50 0-70 60-70 190M1190-10V470M1000-10v300'
const LANES =
  'M60 90H390M60 210H390M90 150V270M300 150V270M1000 90H1400M1000 210H1400M1090 140V280M1300 140V280M1060 360h380'
const BRIDGE = 'M440 150C620 190 840 120 1000 140'
const PIN = 'M0 0C-16-20-24-30-24-43a24 24 0 1 1 48 0C24-30 16-20 0 0Z'
