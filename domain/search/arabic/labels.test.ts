import { expect, test } from 'vitest'

import type { Condition } from '#domain/search/query.ts'

import { arabicLabels } from './labels.ts'

const labels = arabicLabels([['Ghaf Woods', 'غابات الغاف']])

test.each<[Condition, string]>([
  [{ field: 'price', range: { to: 2_000_000 } }, 'حتى 2,000,000 درهم'],
  [
    { field: 'price', range: { from: 1_000_000, to: 2_000_000 } },
    'من 1,000,000 إلى 2,000,000 درهم',
  ],
  [{ field: 'area', range: { from: 120 } }, 'من 120 م²'],
  [{ field: 'area', range: { from: 139.35456 } }, 'من 139 م² (1,500 قدم²)'],
  [{ field: 'bedroom', range: { from: 0, to: 0 } }, 'استوديو'],
  [{ field: 'bedroom', range: { from: 1, to: 1 } }, 'غرفة نوم واحدة'],
  [{ field: 'bedroom', range: { from: 2, to: 2 } }, 'غرفتا نوم'],
  [{ field: 'bedroom', range: { from: 3, to: 3 } }, '3 غرف نوم'],
  [{ field: 'bedroom', range: { from: 11, to: 11 } }, '11 غرفة نوم'],
  [{ field: 'bedroom', range: { from: 2 } }, 'غرفتا نوم فأكثر'],
  [{ field: 'bedroom', range: { to: 2 } }, 'حتى غرفتي نوم'],
  [{ field: 'bedroom', range: { from: 2, to: 4 } }, 'من 2 إلى 4 غرف نوم'],
  [{ field: 'bedroom', range: { from: 0, to: 1 } }, 'من استوديو إلى غرفة نوم'],
  [{ field: 'bedroom', range: { from: 0, to: 2 } }, 'من استوديو إلى غرفتي نوم'],
  [{ field: 'bedroom', range: { from: 0, to: 4 } }, 'من استوديو إلى 4 غرف نوم'],
  [{ field: 'bathroom', range: { from: 2, to: 2 } }, 'حمّامان'],
  [{ field: 'bathroom', range: { from: 4 } }, '4 حمّامات فأكثر'],
  [{ field: 'parking_spaces', range: { from: 1 } }, 'موقف سيارة فأكثر'],
  [{ field: 'type', value: 'off-plan' }, 'على الخارطة'],
  [{ field: 'location', value: 'Dubai Marina' }, 'دبي مارينا'],
  [{ field: 'location', value: 'Ghaf Woods' }, 'غابات الغاف'],
  [{ field: 'category', value: 'Castle' }, 'Castle'],
])('%o is called “%s”', (condition, label) => {
  expect(labels.condition(condition)).toBe(label)
})
