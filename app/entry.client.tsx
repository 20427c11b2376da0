import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { countVisits } from './count-visits.ts'
import { holdFailedRequests, holdNavigations } from './held-requests.ts'
import { markBrokenPhotos } from './ui/broken-photos.ts'

const INSTRUMENTATIONS = [holdNavigations]

countVisits()
markBrokenPhotos()
holdFailedRequests()
addEventListener('pointerover', () => void import('./prefetch.ts').catch(() => {}), { once: true })
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={INSTRUMENTATIONS} />
    </StrictMode>,
  )
})
