import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** Entries that run something when the file is opened or read, or that carry other files. */
const ACTIVE_ENTRIES = [
  'AA',
  'AF',
  'EmbeddedFiles',
  'JavaScript',
  'JS',
  'OpenAction',
  'RichMediaContent',
  'XFA',
].map((name) => PDFName.of(name))

/** Actions of a link that only lead somewhere. */
const HARMLESS_ACTIONS = new Set(['/GoTo', '/Named', '/URI'])
const [ACTION, ACTION_TYPE] = [PDFName.of('A'), PDFName.of('S')]

/** A PDF without scripts, attached files and actions other than links. Without any it stays as it is. */
export async function passivePdf(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context } = document
  if (document.getPageCount() === 0) throw new Error('The PDF has no page.')
  let removed = 0
  for (const [, object] of context.enumerateIndirectObjects())
    for (const dictionary of dictionariesIn(object)) removed += removeActive(context, dictionary)
  if (removed === 0) return pdf
  removeUnreachable(context)
  return Buffer.from(await document.save({ updateFieldAppearances: false }))
}

function removeActive(context: PDFContext, dictionary: PDFDict): number {
  const active = ACTIVE_ENTRIES.filter((entry) => dictionary.has(entry))
  if (isActiveLink(context, dictionary)) active.push(ACTION)
  for (const entry of active) dictionary.delete(entry)
  return active.length
}

function isActiveLink(context: PDFContext, dictionary: PDFDict): boolean {
  const action = context.lookup(dictionary.get(ACTION))
  const type = action instanceof PDFDict ? action.get(ACTION_TYPE) : undefined
  return type !== undefined && !HARMLESS_ACTIONS.has(String(type))
}

/** Removes what nothing refers to any more: the scripts and files themselves. */
function removeUnreachable(context: PDFContext): void {
  const { Root, Info } = context.trailerInfo
  const waiting = [Root, Info].filter((object) => object !== undefined)
  const reached = new Set<PDFRef>()
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (!(object instanceof PDFRef)) waiting.push(...partsOf(object))
    else if (!reached.has(object)) {
      reached.add(object)
      const target = context.lookup(object)
      if (target) waiting.push(target)
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}

/** The object and all within it, as far as they are dictionaries. */
function* dictionariesIn(object: PDFObject): Generator<PDFDict> {
  const waiting = [object]
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const dictionary = part instanceof PDFStream ? part.dict : part
    if (dictionary instanceof PDFDict) yield dictionary
    waiting.push(...partsOf(part))
  }
}

function partsOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFArray) return object.asArray()
  if (object instanceof PDFStream) return object.dict.values()
  return object instanceof PDFDict ? object.values() : []
}
