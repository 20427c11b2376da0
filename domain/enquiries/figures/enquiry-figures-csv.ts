import { BYTE_ORDER_MARK, csvRow } from '#domain/csv.ts'

import type { AnswerTimes, ENQUIRY_TABLES, EnquiryFigures } from './enquiry-figures.ts'

type Cells = (string | number)[]

/** A table of what became of enquiries, as a file for spreadsheets. */
export function figuresCsv(
  figures: EnquiryFigures,
  table: (typeof ENQUIRY_TABLES)[number],
): string {
  return BYTE_ORDER_MARK + tableOf(figures, table).map(csvRow).join('')
}

const ANSWER_COLUMNS = [
  'received',
  'answered',
  'median_minutes',
  'p90_minutes',
  'due',
  'in_time',
] as const satisfies (keyof AnswerTimes)[]

function tableOf(figures: EnquiryFigures, table: (typeof ENQUIRY_TABLES)[number]): Cells[] {
  switch (table) {
    case 'weeks':
      return [
        ['week', ...ANSWER_COLUMNS],
        ...figures.weeks.map((week) => [week.week, ...answerCells(week)]),
      ]
    case 'agents':
      return [
        ['agent', ...ANSWER_COLUMNS, 'won'],
        ...figures.agents.map((agent) => [agent.name, ...answerCells(agent), agent.won]),
      ]
    case 'enquiry-sources':
      return [
        ['source', 'received', 'won'],
        ...figures.sources.map(({ source, received, won }) => [source, received, won]),
      ]
    case 'stages':
      return [['stage', 'count'], ...figures.stages.map(({ stage, count }) => [stage, count])]
    case 'homes':
      return [
        ['reference', 'title', 'received', 'won'],
        ...figures.listings.map((home) => [home.reference, home.title, home.received, home.won]),
      ]
    default:
      return [
        ['enquiry', 'about', 'reference', 'source', 'agent', 'closed_at'],
        ...figures.won.map((won) => [
          won.id,
          won.about,
          won.reference,
          won.source,
          won.agent,
          won.at,
        ]),
      ]
  }
}

const answerCells = (times: AnswerTimes): Cells => ANSWER_COLUMNS.map((name) => times[name] ?? '')
