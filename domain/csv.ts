import { stringify, type Options } from 'csv-stringify/sync'

/** Tells spreadsheets that the text is UTF-8; the first characters of a file. */
export const BYTE_ORDER_MARK = '\ufeff'

const OPTIONS: Options = { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/ }

// A spreadsheet would run a cell that begins like a formula. In some countries cells end at a
// semicolon, so that one may begin in the middle of a text. Between two separators every space is read
// once: a text of many empty lines must not take long.
const FORMULAS = /(^)(\s*[=+\-@＝＋－＠])|([;\t\r\n])([^\S\t\r\n]*[=+\-@＝＋－＠])/g

/** One line of a table, with its end. */
export function csvRow(cells: readonly (string | number)[]): string {
  return stringify([cells.map((cell) => String(cell).replaceAll(FORMULAS, "$1$3'$2$4"))], OPTIONS)
}
