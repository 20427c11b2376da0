import { expect, test } from 'vitest'

import { editUrl } from './edit-link-url.ts'

test('the page of a listing or a post has an edit link for roles that may edit it', () => {
  expect(editUrl('/properties2/30', 'agent')).toBe('/admin/update-property/30')
  expect(editUrl('/properties2/30', 'editor')).toBe('/admin/update-property/30')
  expect(editUrl('/BlogInfo/4', 'editor')).toBe('/admin/update-post/4')
  expect(editUrl('/ar/BlogInfo/4', 'editor')).toBe('/admin/update-post/4')
  expect(editUrl('/BlogInfo/4', 'agent')).toBeUndefined()
  for (const path of ['/', '/properties', '/agents/2'])
    expect(editUrl(path, 'owner')).toBeUndefined()
})
