import { TooLarge, Unsupported } from '#domain/problem.ts'

const MAX_BYTES = 20 * 1024 * 1024
const NOT_A_PDF = 'This file is not a PDF that can be read.'

/** Checks the header, the end marker, and that the end points to a cross-reference table. */
export function assertPdf(bytes: Buffer): void {
  if (bytes.length > MAX_BYTES) throw new TooLarge('A brochure may have 20 MB at most.')
  if (!/^%PDF-[12]\.[0-9]/.test(bytes.subarray(0, 8).toString('latin1')))
    throw new Unsupported(NOT_A_PDF)
  const end = bytes.subarray(-1024).toString('latin1')
  const start = Number(/startxref\s+([0-9]{1,10})\s+%%EOF\s*$/.exec(end)?.[1])
  const table = bytes.subarray(start, start + 64).toString('latin1')
  if (!/^\s*(xref\s|[0-9]+ [0-9]+ obj)/.test(table)) throw new Unsupported(NOT_A_PDF)
}
