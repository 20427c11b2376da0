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

/** What the admin area asks for: whoever moves an enquiry back to `new` says that it still waits. */
export function movedTo(stage: Stage) {
  return stage === 'new' ? { stage, answered: false as const } : { stage }
}

/** Nothing more is to be done about it. */
export function isClosed(stage: Stage): boolean {
  return stage === 'won' || stage === 'lost'
}
