import type { Board } from '#domain/enquiries/follow-up/answer.ts'
import type { Stage } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/** Where cards were moved to since the board was fetched, by id. */
export type Moves = ReadonlyMap<number, Stage>

/** The board as it is after some moves: a moved card is the first of its column. */
export function withMoves({ columns }: Board, moves: Moves): Board['columns'] {
  const moved = columns.flatMap(({ stage, enquiries }) =>
    enquiries
      .filter(({ id }) => (moves.get(id) ?? stage) !== stage)
      .map((enquiry) => ({ from: stage, enquiry })),
  )
  return columns.map(({ stage, count, enquiries }) => {
    const arrived = moved.filter(({ enquiry }) => moves.get(enquiry.id) === stage)
    const left = moved.filter(({ from }) => from === stage)
    return {
      stage,
      count: count + arrived.length - left.length,
      enquiries: [
        ...arrived.map(({ enquiry }): Enquiry => ({ ...enquiry, stage })),
        ...enquiries.filter(({ id }) => (moves.get(id) ?? stage) === stage),
      ],
    }
  })
}
