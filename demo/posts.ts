import { aLandlordsCalendar } from './posts/a-landlords-calendar.ts'
import { aWalkAlongTheCreek } from './posts/a-walk-along-the-creek.ts'
import { borrowingForAHome } from './posts/borrowing-for-a-home.ts'
import { dubaiHillsEstateGuide } from './posts/dubai-hills-estate-guide.ts'
import { dubaiMarinaGuide } from './posts/dubai-marina-guide.ts'
import { escrowAndOqood } from './posts/escrow-and-oqood.ts'
import { freeholdLeasehold } from './posts/freehold-leasehold.ts'
import { fromOfferToTitleDeed } from './posts/from-offer-to-title-deed.ts'
import { howWePhotographAHome } from './posts/how-we-photograph-a-home.ts'
import { lettingThroughTheSummer } from './posts/letting-through-the-summer.ts'
import { offPlanOrReady } from './posts/off-plan-or-ready.ts'
import { palmJumeirahGuide } from './posts/palm-jumeirah-guide.ts'
import { propertyAndTheGoldenVisa } from './posts/property-and-the-golden-visa.ts'
import { readingATitleDeed } from './posts/reading-a-title-deed.ts'
import { retiringInDubai } from './posts/retiring-in-dubai.ts'
import { snagging } from './posts/snagging.ts'
import { whatAServiceChargePaysFor } from './posts/what-a-service-charge-pays-for.ts'
import { whyShadeLasts } from './posts/why-shade-lasts.ts'

export interface DemoPost {
  title: string
  title_ar: string
  author: string
  author_ar: string
  seoTitle: string
  seoTitle_ar: string
  /** Lines joined by \n; a line starting with ## is a heading, one starting with ** is bold. */
  body: string
  body_ar: string
  /** File name in demo/photos. */
  photo: string
  /** ISO date. */
  date: string
}

/** Newest first. */
export const demoPosts: DemoPost[] = [
  whatAServiceChargePaysFor,
  offPlanOrReady,
  whyShadeLasts,
  readingATitleDeed,
  aWalkAlongTheCreek,
  lettingThroughTheSummer,
  retiringInDubai,
  fromOfferToTitleDeed,
  escrowAndOqood,
  freeholdLeasehold,
  borrowingForAHome,
  snagging,
  dubaiMarinaGuide,
  palmJumeirahGuide,
  dubaiHillsEstateGuide,
  aLandlordsCalendar,
  howWePhotographAHome,
  propertyAndTheGoldenVisa,
]
