import { TooLarge, Unsupported } from '#domain/problem.ts'

const LARGEST_BYTES = 20 * 1024 * 1024
const NOT_A_PDF = 'This file is not a PDF that can be read.'

/**
 * Refuses what is no whole PDF: it begins as one, ends as one, and where its end says that its table
 * of contents is, there is one.
 */
export function assertPdf(bytes: Buffer): void {
  if (bytes.length > LARGEST_BYTES) throw new TooLarge('A brochure may have 20 MB at most.')
  if (!/^%PDF-[12]\.[0-9]/.test(bytes.subarray(0, 8).toString('latin1')))
    throw new Unsupported(NOT_A_PDF)
  const end = bytes.subarray(-1024).toString('latin1')
  const start = Number(/startxref\s+([0-9]{1,10})\s+%%EOF\s*$/.exec(end)?.[1])
  const contents = bytes.subarray(start, start + 64).toString('latin1')
  if (!/^\s*(xref\s|[0-9]+ [0-9]+ obj)/.test(contents)) throw new Unsupported(NOT_A_PDF)
}
