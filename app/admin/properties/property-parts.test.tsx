import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { SavedPhoto } from '#app/admin/photos/photo.ts'
import { ConflictDialog } from '#app/admin/ui/conflict-dialog.tsx'

import { emptyDraft, type PropertyDraft } from './property-draft.ts'
import { propertyParts } from './property-parts.ts'

const photo = (file: string): SavedPhoto => ({ file, label: 'image.jpg' })

const withPhotos = (...files: string[]): PropertyDraft => ({
  ...emptyDraft(),
  photos: files.map(photo),
  floors: [{ description: 'Ground', photos: files.map(photo) }],
})

test('photos with the same label but other files are a conflict, also on floors', () => {
  const base = withPhotos('first')
  const html = conflictHtml({ base, mine: base, theirs: withPhotos('second') })
  expect(html).toContain('>Photos<')
  expect(html).toContain('>Floors<')
  expect(html).toContain('image.jpg')
  expect(html).not.toContain('second')
})

test('the same photos are no conflict', () => {
  const base = withPhotos('first')
  const mine = withPhotos('first', 'second')
  expect(conflictHtml({ base, mine, theirs: withPhotos('first') })).not.toContain('>Photos<')
})

function conflictHtml(conflict: Record<'base' | 'mine' | 'theirs', PropertyDraft>): string {
  const parts = propertyParts({})
  return renderToStaticMarkup(
    <ConflictDialog conflict={conflict} parts={parts} onResolve={() => {}} />,
  )
}
