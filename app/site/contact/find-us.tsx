import { useEffect, useRef, useState } from 'react'

import { useAgency } from '#app/agency.tsx'
import type { IslandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import { useEnglishMark, useWords } from '#app/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useInView } from '#app/ui/use-in-view.ts'
import type { MapAndSocials } from '#domain/agency/sections/identity.ts'

import type { OfficeView } from './office-map.tsx'
import { WORDS } from './words.ts'

/** The map is loaded when it is this close to the screen. */
const PRELOAD_MARGIN = '300px'
/** A URL of Google with an empty response: it shows whether the map can be loaded. */
const PROBE_URL = 'https://www.google.com/generate_204'
const PROBE_TIMEOUT_MS = 5000

const OfficeMap = staticIsland(async () => (await import('./office-map.tsx')).OfficeMap)

type FindUsProps = Pick<MapAndSocials['map'], 'url' | 'needsConsent'> & {
  hasOffice: boolean
  office: IslandData<OfficeView>
}

export function FindUs({ url, needsConsent, hasOffice, office }: FindUsProps) {
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
      {/* The only request to a third party: it is made when the map is about to be seen. */}
      {isReachable !== false && (
        <div
          ref={box}
          className="relative mb-6 h-[clamp(20rem,33vw,29rem)] overflow-hidden border-y border-line bg-sand"
        >
          {isReachable && <Map url={url} />}
          {isAllowed ? (
            <noscript>
              <Map url={url} />
            </noscript>
          ) : (
            <div className="script-only absolute inset-0 grid place-items-center">
              <Button onClick={() => setIsAllowed(true)}>{words.showMap}</Button>
            </div>
          )}
        </div>
      )}
      <div className="wrap grid-12 gap-y-6 pb-section">
        <div className="col-span-full lg:col-[1/5]">
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
        {hasOffice && (
          <OfficeMap data={office} box={{ className: 'col-span-full lg:col-[5/13]' }} />
        )}
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

/**
 * Whether Google answers; undefined until it is known. It must be asked, because a page cannot tell
 * whether a frame shows the map or an error.
 */
function useReachable(isWanted: boolean): boolean | undefined {
  const [isReachable, setIsReachable] = useState<boolean>()
  useEffect(() => {
    if (!isWanted) return
    const unmounted = new AbortController()
    const signal = AbortSignal.any([unmounted.signal, AbortSignal.timeout(PROBE_TIMEOUT_MS)])
    fetch(PROBE_URL, { mode: 'no-cors', referrerPolicy: 'no-referrer', signal }).then(
      () => setIsReachable(true),
      () => unmounted.signal.aborted || setIsReachable(false),
    )
    return () => unmounted.abort()
  }, [isWanted])
  return isReachable
}
