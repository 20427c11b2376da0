import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'

import { pdf } from '#test/samples.ts'

import { passivePdf } from './passive-pdf.server.ts'

test('a PDF that only shows something stays as it is', async () => {
  expect(await passivePdf(pdf())).toEqual(pdf())
})

test.each([true, false])(
  'scripts, attached files and actions are removed, links stay (compressed: %s)',
  async (useObjectStreams) => {
    const passive = await passivePdf(await activePdf(useObjectStreams))
    const text = await uncompressed(passive)
    for (const active of ['app.alert', 'OpenAction', '/Launch', 'note.txt', '/AA'])
      expect(text, active).not.toContain(active)
    expect(text).toContain('https://example.com/')
    expect((await PDFDocument.load(passive)).getPageCount()).toBe(1)
  },
)

test('a file that cannot be read is refused', async () => {
  await expect(passivePdf(Buffer.from('%PDF-1.7\n%%EOF'))).rejects.toBeInstanceOf(Error)
})

/** With a script at its opening, one of its page, an attached file, and links of both kinds. */
async function activePdf(useObjectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const { context } = document
  const script = context.register(
    context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }),
  )
  document.catalog.set(PDFName.of('OpenAction'), script)
  document.addJavaScript('first', 'app.alert(2)')
  await document.attach(new TextEncoder().encode('x'), 'note.txt')
  page.node.set(PDFName.of('AA'), context.obj({ O: script }))
  const link = (action: Record<string, string | PDFString>) =>
    context.register(context.obj({ Type: 'Annot', Subtype: 'Link', A: action }))
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      link({ S: 'Launch', F: PDFString.of('calc.exe') }),
      link({ S: 'URI', URI: PDFString.of('https://example.com/') }),
    ]),
  )
  return Buffer.from(await document.save({ useObjectStreams }))
}

async function uncompressed(bytes: Buffer): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  return Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1')
}
