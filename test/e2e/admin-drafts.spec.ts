import { ADMIN_PASSWORD } from '#test/running-site.ts'

import { enterAsAdmin, smallPhoto } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

test('a property in the making survives a reload, photos and floors included', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('Half written')
  await page.getByLabel('Add main photos').setInputFiles(await smallPhoto('gym-skyline-view'))
  await page.getByRole('button', { name: 'Add Floor' }).click()
  await page.getByLabel('Description').last().fill('Ground')
  await expect(page.getByRole('button', { name: 'Reorder gym-skyline-view.jpg' })).toBeVisible()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(
    page.getByText(/^Your unsaved draft of Today, \d\d:\d\d was restored\./),
  ).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half written')
  await expect(page.getByLabel('Description').last()).toHaveValue('Ground')
  await expect(page.getByRole('button', { name: 'Reorder gym-skyline-view.jpg' })).toBeVisible()

  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByText('Your unsaved draft')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('a draft survives a closed tab', async ({ page, context }) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createProperty({ properties_title: 'Saved title' })
  await page.goto(`/admin/update-property/${id}`)
  await page.getByLabel('Title').fill('Changed title')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain('Changed title')
  await page.close()

  const other = await context.newPage()
  await other.goto(`/admin/update-property/${id}`)
  await expect(other.getByLabel('Title')).toHaveValue('Changed title')
  await expect(other.getByText(/It was saved by someone else/)).toBeHidden()
  await other.getByRole('button', { name: 'Update Property' }).click()
  await expect(other).toHaveURL('/admin')

  await other.goto(`/admin/update-property/${id}`)
  await expect(other.getByLabel('Title')).toHaveValue('Changed title')
  await expect(other.getByText('Your unsaved draft')).toBeHidden()
})

test('two tabs with a new listing each keep their own draft; ending one ends no other', async ({
  page,
  context,
}) => {
  await enterAsAdmin(page)
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('In the first tab')
  const other = await context.newPage()
  await other.goto('/admin/createpro')
  await expect(other.getByLabel('Title')).toHaveValue('')
  await other.getByLabel('Title').fill('In the second tab')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other).toHaveURL('/admin')

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('In the first tab')
  await page.close()
  await other.goto('/admin/createpro')
  await expect(other.getByLabel('Title')).toHaveValue('In the first tab')
})

test('saving what somebody else has removed says so, and saves it once it is brought back', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createProperty({ properties_title: 'Saved title' })
  await page.goto(`/admin/update-property/${id}`)
  await page.getByLabel('Title').fill('Typed meanwhile')
  const remove = () => page.request.delete(`/api/properties/${id}`, { headers: admin.headers })
  await remove()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(
    page.getByText(/^Saved title was removed by admin at \d\d:\d\d today\.$/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Typed meanwhile')

  await remove()
  await page.getByRole('button', { name: 'Update Property' }).click()
  const dialog = page.getByRole('dialog', { name: 'It was removed meanwhile' })
  await expect(dialog).toContainText(/Saved title was removed by admin at \d\d:\d\d today\./)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page).toHaveURL('/admin')
  expect((await admin.property(id)).properties_title).toBe('Typed meanwhile')
})

test('a session that ends during an upload leads through the login and on with the work', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page, { ownSession: true })
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('Half written')
  const choose = page.getByLabel('Add main photos')
  await choose.setInputFiles(await smallPhoto('gym-skyline-view'))
  const photos = page.getByRole('list', { name: 'Main photos, in order' })
  await expect(photos.getByRole('button', { name: 'Reorder gym-skyline-view.jpg' })).toBeVisible()
  await page.request.post('/api/logout', { headers: admin.headers })
  await choose.setInputFiles([
    await smallPhoto('kitchen-island-marble'),
    await smallPhoto('villa-pool-exterior-day'),
  ])

  await expect(page).toHaveURL(/^[^?]*\/login\?to=/)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half written')
  for (const name of ['gym-skyline-view', 'kitchen-island-marble', 'villa-pool-exterior-day'])
    await expect(photos.getByRole('button', { name: `Reorder ${name}.jpg` })).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL('/admin')
})

test('of two who edit a listing, the second chooses what to keep, field by field', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createProperty({ properties_title: 'First', price: '1' })
  await page.goto(`/admin/update-property/${id}`)
  await page.getByLabel('Title').fill('Mine')
  const theirs = (data: object) =>
    page.request.put(`/api/properties/${id}`, { headers: admin.headers, data })
  await theirs({ properties_title: 'Theirs', price: '2', nearby: 'Metro' })

  await page.getByRole('button', { name: 'Update Property' }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this' })
  await expect(dialog.getByRole('group')).toHaveCount(3)
  const title = dialog.getByRole('group', { name: 'Title' })
  await expect(title.getByRole('radio', { name: 'Yours Mine' })).toBeChecked()
  await expect(title.getByRole('radio', { name: 'Theirs Theirs' })).not.toBeChecked()
  const price = dialog.getByRole('group', { name: 'Price' })
  await expect(price.getByRole('radio', { name: 'Theirs 2' })).toBeChecked()
  await price.getByRole('radio', { name: 'Yours 1' }).check()
  await expectAccessible(page)
  expect((await admin.property(id)).properties_title).toBe('Theirs')
  await dialog.getByRole('button', { name: 'Continue with these' }).click()
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page).toHaveURL('/admin')
  expect(await admin.property(id)).toMatchObject({
    properties_title: 'Mine',
    price: '1',
    nearby: 'Metro',
  })
})

test('a draft of an older version asks before it is used', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createProperty({ properties_title: 'First' })
  await page.goto(`/admin/update-property/${id}`)
  await page.getByLabel('Title').fill('Mine')
  await page.request.put(`/api/properties/${id}`, {
    headers: admin.headers,
    data: { properties_title: 'Theirs' },
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const choice = page.getByRole('dialog', { name: 'Somebody else has changed this' })
  await choice.getByRole('radio', { name: 'Theirs Theirs' }).check()
  await choice.getByRole('button', { name: 'Continue with these' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Theirs')
})

test('the words of a post survive a reload', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/create-post')
  await page.getByLabel('Metadescription').fill('Not lost.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Metadescription')).toHaveValue('Not lost.')
  await expect(page.getByText('A photo has to be chosen again.')).toBeVisible()
})

test('leaving with unsaved work warns, and can be taken back', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('Unsaved')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep writing' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Keep writing' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue('Unsaved')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/createpro')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin?tab=properties')
})

test('closing the tab with unsaved work asks first', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/create-post')
  await page.getByLabel('Title', { exact: true }).pressSequentially('Unsaved')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('a form that was not touched is left without a question', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('a')
  await page.getByLabel('Title').fill('')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin?tab=properties')
})
