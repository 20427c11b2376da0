import type { TourHours } from '#domain/agency/sections/tour-hours.ts'
import type { App } from '#domain/app.ts'
import * as enquiryRows from '#domain/enquiries/enquiry-rows.server.ts'
import type { Database } from '#storage/database/database.ts'

import * as diary from './diary.server.ts'
import * as rows from './tour-rows.server.ts'

/** Why a person cannot take over an enquiry: they have another tour when its own takes place. */
export async function takeOverProblem(
  tx: Database,
  { clock, tourHours }: Pick<App, 'clock'> & { tourHours: TourHours },
  enquiryId: number,
  userId: number,
): Promise<string | undefined> {
  // Locked first, so that its tour is not accepted meanwhile.
  await enquiryRows.lock(tx, enquiryId)
  const [tour] = await rows.listByEnquiry(tx, [enquiryId])
  if (tour?.state !== 'accepted' || new Date(tour.starts_at) <= clock.now()) return undefined
  await diary.lockAgent(tx, userId)
  const own = { agentId: userId, tourHours, except: tour.id }
  const isTaken = await diary.isTaken(tx, own, tour.starts_at)
  return isTaken ? 'This person has another tour when this one takes place.' : undefined
}
