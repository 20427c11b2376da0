import { expect, test } from 'vitest'

import { isOffPlan, PROPERTY_TYPE_NAMES, propertyTypeOf, purposeOf } from './property-type.ts'

test.each([
  ['For sale', 'For sale'],
  ['', 'For sale'],
  ['For rent', 'To rent'],
  ['Off-plan', 'Off-plan'],
  ['For sale, off plan', 'Off-plan'],
])('a listing of the type "%s" stands under "%s"', (type, name) => {
  expect(PROPERTY_TYPE_NAMES[propertyTypeOf({ type })]).toBe(name)
})

test.each([
  ['For sale', 'sale'],
  ['For sale, on lease until May', 'sale'],
  ['Off-plan', 'sale'],
  ['', 'sale'],
  ['Parent suite', 'sale'],
  ['Current home', 'sale'],
  ['Rents well', 'sale'],
  ['Rented, to sell', 'sale'],
  ['Buy, do not rent', 'sale'],
  ['Lease or SALE', 'sale'],
  ['Bestseller to rent', 'rent'],
  ['Wholesale lease', 'rent'],
  ['Holiday rental', 'rent'],
  ['For rent', 'rent'],
  ['Short lease', 'rent'],
  ['TO LET', 'rent'],
])('"%s" is a %s', (type, purpose) => {
  expect(purposeOf({ type })).toBe(purpose)
})

test.each(['Off-plan', 'off plan, 2028', 'OFFPLAN', 'Sale (off-plan)'])(
  '"%s" is off plan',
  (type) => {
    expect(isOffPlan({ type })).toBe(true)
  },
)

test.each(['For sale', 'Off the plan', 'Off-planet', 'Kickoff plan', 'off_plan'])(
  '"%s" is not off plan',
  (type) => {
    expect(isOffPlan({ type })).toBe(false)
  },
)
