import { useRef } from 'react'

import { TextLink } from '#app/ui/text-link.tsx'
import { useInView } from '#app/ui/use-in-view.ts'
import { profile } from '#agency/profile.ts'

import { CreekDrawing } from './creek-drawing.tsx'

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
