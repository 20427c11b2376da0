import { expect, test } from 'vitest'

import { PROPERTY_TYPE_NAMES, readPropertyType } from './property-type.ts'

test.each([
  ['For sale', 'For sale'],
  ['', 'For sale'],
  ['For rent', 'To rent'],
  ['Off-plan', 'Off-plan'],
  ['For sale, off plan', 'Off-plan'],
])('a listing of the type "%s" stands under "%s"', (type, name) => {
  expect(PROPERTY_TYPE_NAMES[readPropertyType(type)]).toBe(name)
})
