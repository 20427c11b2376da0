import type { Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

import * as initial from './0001-initial.ts'
import * as enquiryRequestHash from './0002-enquiry-request-hash.ts'
import * as withheldPhotos from './0003-withheld-photos.ts'
import * as listingLife from './0004-listing-life.ts'
import * as team from './0005-team.ts'
import * as enquirySearch from './0006-enquiry-search.ts'
import * as previews from './0007-previews.ts'
import * as logins from './0008-logins.ts'
import * as figures from './0009-figures.ts'
import * as posts from './0010-posts.ts'
import * as toursByStart from './0011-tours-by-start.ts'
import * as places from './0012-places.ts'
import * as settings from './0013-settings.ts'
import * as brand from './0014-brand.ts'
import * as arabic from './0015-arabic.ts'
import * as enquiryLanguage from './0016-enquiry-language.ts'
import * as arabicNames from './0017-arabic-names.ts'
import * as arabicSearch from './0018-arabic-search.ts'
import * as followUp from './0019-follow-up.ts'
import * as alerts from './0020-alerts.ts'
import * as webhooks from './0021-webhooks.ts'
import * as letters from './0022-letters.ts'
import * as tourAnswers from './0023-tour-answers.ts'
import * as seenHomes from './0024-seen-homes.ts'
import * as map from './0025-map.ts'
import * as areaTexts from './0026-area-texts.ts'
import * as portalEmails from './0027-portal-emails.ts'
import * as orientationSearch from './0028-orientation-search.ts'
import * as enquiryPhotoNames from './0029-enquiry-photo-names.ts'
import * as serviceChargeSearch from './0030-service-charge-search.ts'
import * as searchStatistics from './0031-search-statistics.ts'
import * as paidFor from './0032-paid-for.ts'
import * as unfurnishedSearch from './0033-unfurnished-search.ts'
import * as shorterSearchTexts from './0034-shorter-search-texts.ts'

export interface Migration {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
}

/**
 * Every migration by its name, in order. Add new ones at the end; never change an applied one. A new
 * column needs a default, since a process of the older version may still write, and its place in
 * `storage/database/tables/`.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-enquiry-request-hash': enquiryRequestHash,
  '0003-withheld-photos': withheldPhotos,
  '0004-listing-life': listingLife,
  '0005-team': team,
  '0006-enquiry-search': enquirySearch,
  '0007-previews': previews,
  '0008-logins': logins,
  '0009-figures': figures,
  '0010-posts': posts,
  '0011-tours-by-start': toursByStart,
  '0012-places': places,
  '0013-settings': settings,
  '0014-brand': brand,
  '0015-arabic': arabic,
  '0016-enquiry-language': enquiryLanguage,
  '0017-arabic-names': arabicNames,
  '0018-arabic-search': arabicSearch,
  '0019-follow-up': followUp,
  '0020-alerts': alerts,
  '0021-webhooks': webhooks,
  '0022-letters': letters,
  '0023-tour-answers': tourAnswers,
  '0024-seen-homes': seenHomes,
  '0025-map': map,
  '0026-area-texts': areaTexts,
  '0027-portal-emails': portalEmails,
  '0028-orientation-search': orientationSearch,
  '0029-enquiry-photo-names': enquiryPhotoNames,
  '0030-service-charge-search': serviceChargeSearch,
  '0031-search-statistics': searchStatistics,
  '0032-paid-for': paidFor,
  '0033-unfurnished-search': unfurnishedSearch,
  '0034-shorter-search-texts': shorterSearchTexts,
}
