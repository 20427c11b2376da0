import type { App } from '#domain/app.ts'
import type { DecodedPhoto } from '#domain/media/decode.server.ts'

import type { NewEnquiry } from './enquiry.ts'
import * as rows from './enquiry-rows.server.ts'

/** Saves an enquiry. When this returns, it is on disk and cannot be lost. */
export async function receive(
  app: Pick<App, 'db' | 'files' | 'clock'>,
  enquiry: NewEnquiry,
): Promise<number> {
  const photos = enquiry.kind === 'sell' ? await storePrivately(app, enquiry.photos) : []
  return rows.insert(app.db, {
    ...columns(enquiry),
    photos: JSON.stringify(photos),
    created_at: app.clock.now().toISOString(),
  })
}

// Beside the public photos, never among them: nothing under /uploads leads here.
async function storePrivately(
  { files }: Pick<App, 'files'>,
  photos: DecodedPhoto[],
): Promise<string[]> {
  const names: string[] = []
  for (const photo of photos) {
    await files.put(`enquiries/${photo.name}`, photo.bytes)
    names.push(photo.name)
  }
  return names
}

function columns(enquiry: NewEnquiry) {
  const { kind, name, email, phone } = enquiry
  const given = { kind, name, email, phone }
  const empty = { subject: '', message: '', address: '', countrycity: '', property_id: null }
  switch (kind) {
    case 'listing':
      return { ...empty, ...given, address: enquiry.address }
    case 'tour':
      return {
        ...empty,
        ...given,
        message: enquiry.message,
        property_id: enquiry.property_id ?? null,
      }
    case 'contact':
      return { ...empty, ...given, subject: enquiry.subject, message: enquiry.message }
    case 'sell':
      return {
        ...empty,
        ...given,
        message: enquiry.message,
        address: enquiry.propertyaddress,
        countrycity: enquiry.countrycity,
      }
  }
}
