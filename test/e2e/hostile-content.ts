import * as photos from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { jpeg } from '#test/samples.ts'

const WORD = 'Wohnungseigentumsverwaltung'.repeat(3).slice(0, 80)
const LINK = `https://example.com/${'listing/of/a/home/'.repeat(8)}`
const LONG_TITLE = `${WORD} ${'x'.repeat(59)}`
export const ARABIC_TITLE = 'فيلا على شاطئ نخلة جميرا مع حديقة ومسبح'
const ARABIC_TEXT = `## الموقع\n**قريبة من البحر\n${'غرف واسعة ومضيئة تطل على الخليج. '.repeat(12)}`
const LONG_TEXT = `## ${WORD}\n**${WORD}\n${LINK} ${WORD}`

/** Long words, long titles, a price in words, no photos, many photos, and Arabic. */
export async function addHostileContent(settings: Record<string, string>): Promise<void> {
  const assembled = await assemble(readConfig({ LOG_LEVEL: 'error', ...settings }))
  const { app } = assembled
  const shades = Array.from({ length: 25 }, (_, at) => 10 * at)
  const received = await Promise.all(
    shades.map(async (shade) => photos.receive(app, await jpeg({ shade }), 'administrator')),
  )
  const names = received.map(({ name }) => name)
  const [category] = await taxonomy.categories(app)
  const [location] = await taxonomy.locations(app)
  const common = {
    category_id: category?.id,
    location_id: location?.id,
    currency: 'AED' as const,
    bedroom: 12,
    bathroom: 14,
    maxarea: 123_456,
  }
  const listings = [
    { title: LONG_TITLE, text: LONG_TEXT, photos: [] },
    { title: ARABIC_TITLE, text: ARABIC_TEXT, photos: names },
    { title: LINK.slice(0, 140), text: LINK, photos: names.slice(0, 1), price: WORD },
  ]
  await properties.createMany(
    app,
    listings.map(({ title, text, photos, price = '987654321' }) => ({
      ...common,
      price,
      properties_title: title,
      properties_description: text,
      nearby: `${WORD}, مسجد, ${LINK}`,
      agent_name: WORD,
      photos,
      floor_description: { shape: 'by-floor' as const, names: [WORD, 'الطابق الأول', LINK] },
      floor_photos: { shape: 'by-floor' as const, floors: [photos.slice(0, 3), [], photos] },
    })),
  )
  const [photo] = received
  if (!photo) throw new Error('No photo was received.')
  for (const { title, text } of listings)
    await posts.create(app, { title, author: WORD, SEOtitle: title, metadescription: text }, photo)
  await assembled.close()
}
