/** How far an enquiry has come, by the names that people read. */
export const STAGE_NAMES = {
  new: 'New',
  contacted: 'Contacted',
  viewing: 'Viewing',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
}

export type Stage = keyof typeof STAGE_NAMES

export const STAGES = Object.keys(STAGE_NAMES) as Stage[]

/** The change that moves an enquiry to a stage. Moved back to `new`, it counts as unanswered. */
export function toStageChange(stage: Stage) {
  return stage === 'new' ? { stage, answered: false as const } : { stage }
}

/** Nothing more is to be done about it. */
export function isClosed(stage: Stage): boolean {
  return stage === 'won' || stage === 'lost'
}
