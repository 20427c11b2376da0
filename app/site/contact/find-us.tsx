import { useEffect, useRef, useState } from 'react'

import { useAgency } from '#app/agency.tsx'
import { useEnglishMark, useWords } from '#app/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useInView } from '#app/ui/use-in-view.ts'
import type { MapAndSocials } from '#domain/agency/sections/identity.ts'

import { WORDS } from './words.ts'

/** The map is loaded when it is this close to the screen. */
const PRELOAD_MARGIN = '300px'
/** An address of Google's with an empty answer, which tells whether its map can be loaded. */
const PROBE = 'https://www.google.com/generate_204'

type FindUsProps = MapAndSocials['map'] & {
  /** Whether our own map shows the place. */
  isShippedPlace: boolean
}

export function FindUs({ url, needsConsent, isShippedPlace }: FindUsProps) {
  const words = useWords(WORDS)
  const address = useAgency().address.join(words.comma)
  const englishMark = useEnglishMark()
  const box = useRef<HTMLDivElement>(null)
  const isNear = useInView(box, PRELOAD_MARGIN)
  const [isAllowed, setIsAllowed] = useState(!needsConsent)
  const isReachable = useReachable(isNear && isAllowed)
  return (
    <section aria-labelledby="find-us">
      <div className="wrap mb-heading">
        <h2 id="find-us" className="font-display text-title-1">
          {words.findUs}
        </h2>
      </div>
      {/* The only request to a third party, so it is not made before the map is about to be seen. */}
      <div
        ref={box}
        className="relative h-[clamp(20rem,33vw,29rem)] overflow-hidden border-y border-line bg-sand"
      >
        {isShippedPlace && <Drawing />}
        {isReachable && <Map url={url} />}
        {isAllowed ? (
          <noscript>
            <Map url={url} />
          </noscript>
        ) : (
          <div className="script-only absolute inset-x-0 bottom-0 flex justify-center pb-8">
            <Button onClick={() => setIsAllowed(true)}>{words.showMap}</Button>
          </div>
        )}
      </div>
      <div className="wrap pt-6 pb-section">
        <address {...englishMark(address)} className="text-lead not-italic">
          {address}
        </address>
        <TextLink
          to={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
          rel="noopener"
        >
          {words.openMap}
        </TextLink>
      </div>
    </section>
  )
}

function Map({ url }: { url: string }) {
  return (
    <iframe
      title={useWords(WORDS).findUs}
      src={url}
      loading="lazy"
      referrerPolicy="no-referrer"
      allowFullScreen
      className="absolute inset-0 size-full border-0"
    />
  )
}

/** Whether Google answers. A frame that fails shows an error page and cannot be told from one that does not. */
function useReachable(isWanted: boolean): boolean {
  const [isReachable, setIsReachable] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const probe = new AbortController()
    fetch(PROBE, { mode: 'no-cors', referrerPolicy: 'no-referrer', signal: probe.signal }).then(
      () => setIsReachable(true),
      () => undefined,
    )
    return () => probe.abort()
  }, [isWanted])
  return isReachable
}

/** Our own map of the creek and the coast, with the office in the middle. */
function Drawing() {
  const words = useWords(WORDS)
  return (
    <>
      <img
        src="/brand/map-creek.svg"
        alt={words.mapDrawing}
        width={1400}
        height={462}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <svg
        viewBox="-25 -68 50 68"
        width={50}
        height={68}
        aria-hidden="true"
        className="absolute inset-x-0 bottom-1/2 mx-auto"
      >
        <path d={PIN} className="fill-ink" />
        <circle cy="-43" r="8" className="fill-brass" />
      </svg>
      <p className="absolute end-0 bottom-0 bg-paper px-2 py-1 text-caption text-ink-soft">
        {words.mapSource}
      </p>
    </>
  )
}

const PIN = 'M0 0C-16-20-24-30-24-43a24 24 0 1 1 48 0C24-30 16-20 0 0Z'
