import { expect, test } from 'vitest'

import type { Board } from '#domain/enquiries/follow-up/answer.ts'
import type { Stage } from '#domain/enquiries/follow-up/stage.ts'

import { withMoves } from './moves.ts'

const column = (stage: Stage, count: number, ids: number[]) => ({
  stage,
  count,
  enquiries: ids.map((id) => ({ id, stage })),
})

const board = {
  columns: [column('new', 3, [1, 2, 3]), column('contacted', 60, [4]), column('won', 0, [])],
} as unknown as Board

test('a moved card is the first of its new column, and the counts follow', () => {
  expect(withMoves(board, new Map([[2, 'contacted']]))).toMatchObject([
    { count: 2, enquiries: [{ id: 1 }, { id: 3 }] },
    { count: 61, enquiries: [{ id: 2, stage: 'contacted' }, { id: 4 }] },
    { count: 0, enquiries: [] },
  ])
})

test('a move to where the card is changes nothing, nor does one of a card that is gone', () => {
  const moves = new Map<number, Stage>([
    [4, 'contacted'],
    [99, 'won'],
  ])
  expect(withMoves(board, moves)).toEqual(board.columns)
})
