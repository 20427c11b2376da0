import { expect, test } from 'vitest'

import { inLanguage } from '#domain/language.ts'
import * as places from '#domain/places/places.server.ts'
import * as users from '#domain/team/users.server.ts'
import { testApp } from '#test/test-app.ts'

import { propertiesIn } from './properties-in-language.server.ts'
import { categoryKind } from './property.ts'
import * as properties from './properties.server.ts'
import * as summaries from './property-summaries.server.ts'

test('a page and a card show a property in their language, and English where Arabic is missing', async () => {
  const app = await testApp()
  const location = await places.create(app, 'locations', { name: 'Old Town', name_ar: 'المدينة' })
  const category = await places.create(app, 'categories', { name: 'Castle' })
  const agent = await users.create(app, { name: 'Layla Haddad', name_ar: 'ليلى حداد' })
  const { id } = await properties.create(app, {
    properties_title: 'Loft',
    title_ar: 'شقة عالية',
    properties_description: 'Quiet.',
    features: 'Private pool',
    location_id: location.id,
    category_id: category.id,
    agent_id: agent.id,
  })
  const property = await properties.find(app, id)
  const [english] = await propertiesIn(app, 'en', [property])
  expect(english).toMatchObject({ properties_title: 'Loft', location_name: 'Old Town' })
  const [arabic] = await propertiesIn(app, 'ar', [property])
  expect(arabic).toMatchObject({
    properties_title: 'شقة عالية',
    properties_description: 'Quiet.',
    features: 'مسبح خاص',
    location_name: 'المدينة',
    category_name: 'Castle',
    agent_name: 'ليلى حداد',
  })
  for (const name of Object.keys({ ...english, ...arabic })) expect(name).not.toMatch(/_ar$/)

  const [summary] = await summaries.newest(app, 1)
  expect(inLanguage('ar', summary)).toMatchObject({
    title: 'شقة عالية',
    location: 'المدينة',
    category: 'Castle',
  })
  expect(inLanguage('en', summary)).toMatchObject({ title: 'Loft', location: 'Old Town' })
})

test('the rules that hold for a category hold in Arabic, too', async () => {
  const app = await testApp()
  const { categories } = await places.list(app)
  const plot = categories.find(({ name }) => name === 'Plot')
  await places.update(app, 'categories', plot?.id ?? 0, { name_ar: 'أرض' })
  const { id } = await properties.create(app, { category_id: plot?.id })
  for (const language of ['en', 'ar'] as const) {
    const [property] = await propertiesIn(app, language, [await properties.find(app, id)])
    expect(property && categoryKind(property), language).toBe('Plot')
  }
})
