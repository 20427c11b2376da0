import { expect, test } from './site.ts'

test('the server sends an admin page as an empty shell that search engines leave out', async ({
  request,
}) => {
  for (const path of [
    '/admin',
    '/admin/createpro',
    '/admin/enquiries',
    '/admin/activity',
    '/admin/trash',
    '/admin/listings',
    '/admin/account',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('Loading...')
    expect(html).not.toContain('Create New')
  }
})
