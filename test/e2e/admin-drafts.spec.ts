import { ADMIN_PASSWORD } from '#test/running-site.ts'

import { enterAsAdmin, smallPhoto } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

test('unsaved work on a property asks before it is left, survives a reload and can be discarded', async ({
  page,
}) => {
  await enterAsAdmin(page)
  const title = page.getByLabel('Title')
  const cancel = page.getByRole('link', { name: 'Cancel' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.goto('/admin/createpro')
  await test.step('a form as it was is left without a question', async () => {
    await title.fill('a')
    await title.fill('')
    await cancel.click()
    await expect(page).toHaveURL('/admin?tab=properties')
    await page.getByRole('link', { name: 'Create New Property' }).click()
  })

  await title.fill('Half written')
  await page.getByLabel('Add main photos').setInputFiles(await smallPhoto('gym-skyline-view'))
  await page.getByRole('button', { name: 'Add Floor' }).click()
  await page.getByLabel('Description').last().fill('Ground')
  const photo = page.getByRole('button', { name: 'Reorder gym-skyline-view.jpg' })
  await expect(photo).toBeVisible()
  await test.step('one with unsaved work asks, and can be stayed with', async () => {
    await cancel.click()
    await expect(question.getByRole('button', { name: 'Keep writing' })).toBeFocused()
    await question.getByRole('button', { name: 'Keep writing' }).click()
    await expect(question).toBeHidden()
    await expect(title).toHaveValue('Half written')
    await cancel.click()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page).toHaveURL('/admin/createpro')
  })

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(
    page.getByText(/^Your unsaved draft of Today, \d\d:\d\d was restored\./),
  ).toBeVisible()
  await expect(title).toHaveValue('Half written')
  await expect(page.getByLabel('Description').last()).toHaveValue('Ground')
  await expect(photo).toBeVisible()

  await cancel.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin?tab=properties')
  await page.getByRole('link', { name: 'Create New Property' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(title).toHaveValue('')
  await expect(page.getByText('Your unsaved draft')).toBeHidden()
  await page.reload()
  await expect(title).toHaveValue('')
})

test('a draft survives a closed tab, asks where the listing has changed, and ends when it is saved', async ({
  page,
  context,
}) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createProperty({ properties_title: 'Saved title' })
  await page.goto(`/admin/update-property/${id}`)
  await page.getByLabel('Title').fill('Changed title')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain('Changed title')
  await page.close()

  const other = await context.newPage()
  const title = other.getByLabel('Title')
  await other.goto(`/admin/update-property/${id}`)
  await expect(title).toHaveValue('Changed title')
  await expect(other.getByText(/It was saved by someone else/)).toBeHidden()

  await other.request.put(`/api/properties/${id}`, {
    headers: admin.headers,
    data: { properties_title: 'Theirs' },
  })
  other.on('dialog', (dialog) => void dialog.accept())
  await other.reload()
  const choice = other.getByRole('dialog', { name: 'Somebody else has changed this' })
  await choice.getByRole('radio', { name: 'Theirs Theirs' }).check()
  await choice.getByRole('button', { name: 'Continue with these' }).click()
  await expect(title).toHaveValue('Theirs')

  await title.fill('Saved at last')
  await other.getByRole('button', { name: 'Update Property' }).click()
  await expect(other).toHaveURL('/admin')
  await other.goto(`/admin/update-property/${id}`)
  await expect(title).toHaveValue('Saved at last')
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

test('of two who edit a listing, the second chooses field by field, and brings back what was removed', async ({
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
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  const title = dialog.getByRole('group', { name: 'Title' })
  await expect(title.getByRole('radio', { name: 'Yours Mine' })).toBeChecked()
  await expect(title.getByRole('radio', { name: 'Theirs Theirs' })).not.toBeChecked()
  const price = dialog.getByRole('group', { name: 'Price' })
  await expect(price.getByRole('radio', { name: 'Theirs 2' })).toBeChecked()
  await price.getByRole('radio', { name: 'Yours 1' }).check()
  await expectAccessible(page, 'dialog[open]')
  expect((await admin.property(id)).properties_title).toBe('Theirs')
  await dialog.getByRole('button', { name: 'Continue with these' }).click()
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page).toHaveURL('/admin')
  expect(await admin.property(id)).toMatchObject({
    properties_title: 'Mine',
    price: '1',
    nearby: 'Metro',
  })

  await page.goto(`/admin/update-property/${id}`)
  await page.getByLabel('Title').fill('Typed meanwhile')
  const remove = () => page.request.delete(`/api/properties/${id}`, { headers: admin.headers })
  await remove()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^Mine was removed by admin at \d\d:\d\d today\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Typed meanwhile')

  await remove()
  await page.getByRole('button', { name: 'Update Property' }).click()
  const removed = page.getByRole('dialog', { name: 'It was removed meanwhile' })
  await expect(removed).toContainText(/Mine was removed by admin at \d\d:\d\d today\./)
  await expectAccessible(page, 'dialog[open]')
  await removed.getByRole('button', { name: 'Bring it back' }).click()
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

test('the words of a post survive a reload, and a tab with them asks before it closes', async ({
  page,
}) => {
  await enterAsAdmin(page)
  await page.goto('/admin/create-post')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Please enter a title.')).toBeVisible()
  await expectAccessible(page, 'form')

  await page.getByLabel('Metadescription').fill('Not lost.')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await question.getByRole('button', { name: 'Keep writing' }).click()

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Metadescription')).toHaveValue('Not lost.')
  await expect(
    page.getByText('If you had chosen a new photo, please choose it again.'),
  ).toBeVisible()
  await expectAccessible(page, '#admin-content')

  await page.getByLabel('Title', { exact: true }).pressSequentially('Unsaved')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})
