import type { Rule } from '#domain/residency/residency.ts'

import { CostPanel } from './cost/cost-panel.tsx'
import type { ShownCost } from './cost/shown-cost.ts'
import { Description } from './description.tsx'
import { Nearby } from './nearby.tsx'
import { ResidencyBadge } from './residency/residency-badge.tsx'
import { ResidencyPanel } from './residency/residency-panel.tsx'

/** What is told of a property and needs no code in the browser. */
export function Told({
  text,
  places,
  cost,
  rules,
}: {
  text: string
  places: readonly string[]
  cost: ShownCost | null
  rules: readonly Rule[]
}) {
  return (
    <>
      {rules.length > 0 && <ResidencyBadge rules={rules} />}
      <Description text={text} />
      <Nearby places={places} />
      {cost && <CostPanel {...cost} />}
      {rules.length > 0 && <ResidencyPanel rules={rules} />}
    </>
  )
}
