import { z } from 'zod'
import { describe, expect, test } from 'vitest'

import { auditPage } from '#domain/audit/audit.ts'
import { brochure } from '#domain/brochures/brochure.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import { inboxPage, inboxSummary } from '#domain/enquiries/inbox/inbox.ts'
import { erased, personalData } from '#domain/enquiries/privacy/person.ts'
import { post } from '#domain/posts/post.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { property } from '#domain/properties/property-schema.ts'
import { category, location } from '#domain/properties/taxonomy.server.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'
import {
  account,
  ASK_FOR_CODE,
  secondFactorSetup,
  recoveryCodes,
} from '#domain/accounts/account.ts'
import { openedSession } from '#domain/accounts/session.ts'
import { codeAt, stepAt } from '#domain/accounts/totp.ts'
import { enquirer, form, jpeg, pdf } from '#test/samples.ts'
import { PASSWORD, testServer, USERNAME } from '#test/test-server.ts'

const words = {
  title: 'A walk along the creek',
  author: 'Layla',
  SEOtitle: 'Creek guide',
  metadescription: 'By the water.\n## The quay',
}

describe('properties', () => {
  test('are created, listed, read, changed and removed', async () => {
    const { call, asAdmin, upload } = await testServer()
    const photo = await upload()
    const created = await asAdmin('POST', '/api/properties', {
      payload: {
        category_id: 1,
        location_id: 1,
        type: 'For sale',
        price: '4,850,000',
        currency: 'AED',
        minarea: 198,
        maxarea: 212,
        bathroom: 4,
        bedroom: 3,
        properties_title: 'Creekside residence',
        properties_description: 'Words',
        nearby: 'Creek, Metro',
        photos: [photo],
        floor_description: ['Lower', 'Upper'],
        floor_photos: [[photo], []],
      },
    })
    expect(created.status).toBe(201)
    const villa = property.parse(created.json)
    expect(villa).toMatchObject({
      floor_description: ['Lower', 'Upper'],
      floor_photos: [[photo], []],
    })

    expect((await call('GET', '/api/properties')).json).toEqual([villa])
    expect((await call('GET', `/api/properties/${villa.id}`)).json).toEqual(villa)

    const changed = await asAdmin('PUT', `/api/properties/${villa.id}`, {
      payload: { price: '5,000,000', floor_description: 'Garden\nSky', floor_photos: [photo] },
    })
    expect(changed.status).toBe(200)
    expect(changed.json).toMatchObject({
      price: '5,000,000',
      properties_title: 'Creekside residence',
      floor_description: ['Garden', 'Sky'],
      floor_photos: [[photo], []],
    })

    expect((await asAdmin('DELETE', `/api/properties/${villa.id}`)).status).toBe(200)
    expect((await call('GET', `/api/properties/${villa.id}`)).status).toBe(404)
    expect((await asAdmin('POST', `/api/properties/${villa.id}/restore`)).status).toBe(200)
    expect((await call('GET', '/api/properties')).json).toHaveLength(1)
  })

  test('are listed as [] when there are none', async () => {
    const { call } = await testServer()
    const { json, headers } = await call('GET', '/api/properties')
    expect(json).toEqual([])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('properties, a page at a time', () => {
  test('come newest first, with the total and the number of matches', async () => {
    const { app, call } = await testServer()
    await properties.createMany(app, [
      { properties_title: 'Villa one' },
      { properties_title: 'Loft', nearby: 'Villa Park' },
      { properties_title: 'Penthouse' },
    ])
    const all = z.array(property).parse((await call('GET', '/api/properties')).json)
    const ask = async (query: string) => {
      const { json, headers } = await call('GET', `/api/properties?${query}`)
      return [json, headers['x-total-count'], headers['x-found-count']]
    }
    expect(await ask('per_page=2')).toEqual([all.slice(0, 2), '3', '3'])
    expect(await ask('per_page=2&page=2')).toEqual([all.slice(2), '3', '3'])
    expect(await ask('per_page=2&page=9')).toEqual([[], '3', '3'])
    expect(await ask('per_page=1&page=2&term=+VILLA+')).toEqual([[all[2]], '3', '2'])
    expect(await ask('per_page=1&page=3&term=villa')).toEqual([[], '3', '2'])
    expect(await ask('per_page=100&term=castle')).toEqual([[], '3', '0'])
    expect(await ask('page=2&term=villa')).toEqual([all, undefined, undefined])
  })

  test('are refused for an invalid page', async () => {
    const { call } = await testServer()
    for (const [field, value] of [
      ['per_page', '0'],
      ['per_page', '101'],
      ['per_page', ''],
      ['per_page', '2.5'],
      ['per_page', '2&per_page=3'],
      ['page', '0'],
      ['page', '-1'],
      ['page', '99999999'],
      ['page', 'x'],
      ['term', '%00'],
      ['term', 'x'.repeat(201)],
    ] as const) {
      const rest = field === 'per_page' ? '' : 'per_page=2&'
      const refused = await call('GET', `/api/properties?${rest}${field}=${value}`)
      expect(refused, value).toMatchObject({
        status: 400,
        json: { fields: { [field]: expect.any(String) } },
      })
    }
  })

  test('are documented', async () => {
    const { call } = await testServer()
    const { paths } = (await call('GET', '/api/openapi.json')).json as {
      paths: Record<string, { get: { parameters: { name: string; required?: boolean }[] } }>
    }
    const parameters = paths['/api/properties']?.get.parameters ?? []
    expect(parameters.map(({ name, required = false }) => [name, required])).toEqual(
      [...Object.keys(NO_SEARCH), 'page', 'per_page', 'term'].map((name) => [name, false]),
    )
  })
})

describe('categories and locations', () => {
  test('carry their id and their name, by both names', async () => {
    const { call } = await testServer()
    const categories = z.array(category).parse((await call('GET', '/api/categories')).json)
    expect(categories[0]).toEqual({ id: 1, name: 'Apartment', category_name: 'Apartment' })
    const locations = z.array(location).parse((await call('GET', '/api/locations')).json)
    expect(locations.map(({ name }) => name)).toContain('Dubai Marina')
  })
})

describe('posts', () => {
  test('are created, listed, read, changed and removed', async () => {
    const { call, asAdmin } = await testServer()
    const created = await asAdmin(
      'POST',
      '/api/posts',
      await form({ ...words, photo_url: await jpeg() }),
    )
    expect(created.status).toBe(201)
    const walk = post.parse(created.json)
    expect(walk).toMatchObject({ title: words.title, seo_title: 'Creek guide' })
    expect((await call('GET', walk.photo_url)).status).toBe(200)

    expect((await call('GET', '/api/posts')).json).toEqual([walk])
    expect((await call('GET', `/api/posts/${walk.id}`)).json).toEqual(walk)

    const title = 'Changed'
    const kept = await asAdmin('PUT', `/api/posts/${walk.id}`, await form({ ...words, title }))
    expect(kept.json).toMatchObject({ title, photo: walk.photo })
    const replaced = await asAdmin(
      'PUT',
      `/api/posts/${walk.id}`,
      await form({ ...words, photo: await jpeg({ shade: 9 }) }),
    )
    expect(replaced.status).toBe(200)
    expect(post.parse(replaced.json).photo).not.toBe(walk.photo)

    expect((await asAdmin('DELETE', `/api/posts/${walk.id}`)).status).toBe(200)
    expect((await call('GET', `/api/posts/${walk.id}`)).status).toBe(404)
    expect((await asAdmin('POST', `/api/posts/${walk.id}/restore`)).status).toBe(200)
  })

  test('need every field and a photo', async () => {
    const { asAdmin, call } = await testServer()
    const photo_url = await jpeg()
    const empty = await asAdmin('POST', '/api/posts', await form({ photo_url }))
    expect(empty.status).toBe(422)
    expect(Object.keys((empty.json as { fields: object }).fields)).toEqual(Object.keys(words))
    const bare = await asAdmin('POST', '/api/posts', await form(words))
    expect(bare.json).toMatchObject({ fields: { photo_url: 'Please choose a photo.' } })
    expect((await call('GET', '/api/posts')).json).toEqual([])
  })
})

describe('enquiries', () => {
  test('of all four kinds are accepted', async () => {
    const { app, call } = await testServer()
    const sent = [
      await call('POST', '/api/send-listproperty', {
        payload: { ...enquirer, address: 'Villa 9' },
      }),
      await call('POST', '/api/scheduletoure', { payload: { ...enquirer, message: 'Saturday?' } }),
      await call('POST', '/api/send-email', {
        payload: { ...enquirer, subject: 'Fees', message: 'How much?' },
      }),
      await call(
        'POST',
        '/api/send-email-with-file',
        await form({
          ...enquirer,
          propertyaddress: 'Villa 9',
          countrycity: 'Dubai',
          message: 'Value it',
          file: [await jpeg(), await jpeg({ shade: 3 })],
        }),
      ),
    ]
    expect(sent.map(({ status, json }) => [status, json])).toEqual(
      Array.from({ length: 4 }, () => [200, { ok: true }]),
    )
    const rows = app.db.selectFrom('enquiries').select(['kind', 'photos']).orderBy('id')
    const saved = await rows.execute()
    expect(saved.map(({ kind }) => kind)).toEqual(['listing', 'tour', 'contact', 'sell'])
    expect(JSON.parse(saved[3]?.photos ?? '')).toHaveLength(2)
  })

  test('that propose a time for a tour get the link to it', async () => {
    const { app, call, asAdmin } = await testServer()
    const payload = { ...enquirer, message: 'Yes', tour_day: '2026-03-03', tour_time: '14:30' }
    const { status, json } = await call('POST', '/api/scheduletoure', { payload })
    expect([status, json]).toEqual([
      200,
      { ok: true, tour: expect.stringMatching(/^\/tour\/[0-9a-f]{24}\.[\w-]{32}$/) as string },
    ])
    const { json: inbox } = await asAdmin('GET', '/api/enquiries')
    expect(inbox).toMatchObject({
      enquiries: [{ tour: { starts_at: '2026-03-03T10:30:00.000Z', state: 'proposed' } }],
    })
    const past = { ...payload, tour_day: '2026-02-27' }
    const refused = await call('POST', '/api/scheduletoure', { payload: past })
    expect([refused.status, refused.json]).toEqual([
      422,
      {
        error: 'This day has passed. Please choose a later one.',
        fields: { tour_day: 'This day has passed. Please choose a later one.' },
      },
    ])
    expect(await app.db.selectFrom('enquiries').select('id').execute()).toHaveLength(1)
  })

  test('are refused by the name of a missing or wrong field, and not stored', async () => {
    const { app, call } = await testServer()
    const { status, json } = await call('POST', '/api/scheduletoure', {
      payload: { ...enquirer, email: 'not an address', message: ' ' },
    })
    expect(status).toBe(422)
    expect(json).toEqual({
      error: 'Please enter a valid e-mail address.',
      fields: {
        email: 'Please enter a valid e-mail address.',
        message: 'Please enter a message.',
      },
    })
    expect(await app.db.selectFrom('enquiries').selectAll().execute()).toEqual([])
  })

  test('with a file that is not an image are refused as a whole', async () => {
    const { app, call } = await testServer()
    const { status, json } = await call(
      'POST',
      '/api/send-email-with-file',
      await form({
        ...enquirer,
        propertyaddress: 'Villa 9',
        countrycity: 'Dubai',
        message: 'Value it',
        file: [await jpeg(), Buffer.from('MZ')],
      }),
    )
    expect([status, json]).toMatchObject([415, { fields: { file: '2' } }])
    expect(await app.db.selectFrom('enquiries').selectAll().execute()).toEqual([])
  })
})

describe('uploads', () => {
  test('without a token are quarantined and hidden from search engines', async () => {
    const { call } = await testServer()
    const { status, json } = await call('POST', '/api/upload', await form({ photo: await jpeg() }))
    expect(status).toBe(201)
    const { filename } = json as { filename: string }
    const { headers } = await call('GET', `/uploads/${filename}`)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, noimageindex',
      'cache-control': 'private, no-store',
    })
  })

  test('get advice for administrators only', async () => {
    const { call, asAdmin, upload } = await testServer()
    const photo = await upload()
    const payload = { photos: [photo, 'no-photo.jpg'] }
    expect((await call('POST', '/api/photos/advice', { payload })).status).toBe(401)
    const { status, json } = await asAdmin('POST', '/api/photos/advice', { payload })
    expect([status, json]).toEqual([
      200,
      {
        photos: [
          {
            name: photo,
            width: 60,
            height: 40,
            brightness: null,
            faults: ['Small: 60 × 40 pixels. From 1200 × 800 on it looks sharp.'],
            looked: false,
            twins: [],
          },
        ],
      },
    ])
  })

  test('with a token are cacheable forever, with an ETag and in ranges', async () => {
    const { call, upload } = await testServer()
    const name = await upload()
    const url = `/uploads/${name}`
    const whole = await call('GET', url)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': `${whole.body.length}`,
      'x-content-type-options': 'nosniff',
    })
    expect(whole.headers['x-robots-tag']).toBeUndefined()
    const again = await call('GET', url, {
      headers: { 'if-none-match': String(whole.headers['etag']) },
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const part = await call('GET', url, { headers: { range: 'bytes=2-5' } })
    expect(part.status).toBe(206)
    expect(part.body).toEqual(whole.body.subarray(2, 6))
  })

  test('need a token where set, and a bad token is always refused', async () => {
    const strict = await testServer({ uploadsNeedToken: true })
    const photo = await form({ photo: await jpeg() })
    expect((await strict.call('POST', '/api/upload', photo)).status).toBe(401)
    expect((await strict.asAdmin('POST', '/api/upload', photo)).status).toBe(201)
    const headers = { ...photo.headers, authorization: 'Bearer wrong' }
    expect((await strict.call('POST', '/api/upload', { ...photo, headers })).status).toBe(401)
  })

  test('without a token are throttled', async () => {
    const { call } = await testServer()
    const wrong = await form({ photo: Buffer.from('no picture') })
    for (let at = 0; at < 120; at++) await call('POST', '/api/upload', wrong)
    const refused = await call('POST', '/api/upload', wrong)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('brochures', () => {
  test('are a list whose last item is a PDF that can be read in ranges', async () => {
    const { app, call } = await testServer()
    expect((await call('GET', '/api/brochures')).json).toEqual([])
    await brochures.add(app, 'First', pdf('First'))
    await brochures.add(app, 'Second', pdf('Second'))
    const list = z.array(brochure).parse((await call('GET', '/api/brochures')).json)
    expect(list.map(({ title }) => title)).toEqual(['First', 'Second'])
    const { status, body, headers } = await call('GET', list.at(-1)?.url ?? '', {
      headers: { range: 'bytes=0-3' },
    })
    expect([status, body.toString()]).toEqual([206, '%PDF'])
    expect(headers['content-type']).toBe('application/pdf')
  })
})

describe('sessions', () => {
  test('open by POST /login and close by POST /api/logout', async () => {
    const { call } = await testServer()
    const { status, json } = await call('POST', '/login', {
      payload: { username: USERNAME, password: PASSWORD },
    })
    expect(status).toBe(200)
    const { token } = json as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    expect((await call('DELETE', '/api/posts/1', { headers })).status).toBe(404)
    expect((await call('POST', '/api/logout', { headers })).status).toBe(200)
    expect((await call('DELETE', '/api/posts/1', { headers })).status).toBe(401)
  })

  test.each(['/api/posts', '/api/properties'])(
    'are not needed for %s, but one that is given must be good',
    async (url) => {
      const { call, asAdmin } = await testServer()
      expect((await call('GET', url)).status).toBe(200)
      expect((await asAdmin('GET', url)).status).toBe(200)
      const headers = { authorization: 'Bearer wrong' }
      expect((await call('GET', url, { headers })).status).toBe(401)
    },
  )

  test('do not open with wrong credentials', async () => {
    const { call } = await testServer()
    const { status, json } = await call('POST', '/login', {
      payload: { username: USERNAME, password: 'wrong' },
    })
    expect([status, json]).toEqual([401, { error: 'Invalid credentials.' }])
  })

  test.each([
    ['POST', '/api/properties'],
    ['PUT', '/api/properties/1'],
    ['DELETE', '/api/properties/1'],
    ['POST', '/api/properties/1/restore'],
    ['POST', '/api/posts'],
    ['PUT', '/api/posts/1'],
    ['DELETE', '/api/posts/1'],
    ['POST', '/api/posts/1/restore'],
    ['POST', '/api/logout'],
    ['GET', '/api/enquiries'],
    ['GET', '/api/enquiries/summary'],
    ['GET', '/api/enquiries.csv'],
    ['POST', '/api/enquiries/search'],
    ['POST', '/api/enquiries.csv'],
    ['PUT', '/api/enquiries/1'],
    ['POST', '/api/enquiries/1/resend'],
    ['GET', '/api/enquiries/1/photos/x.jpg'],
    ['POST', '/api/people/find'],
    ['POST', '/api/people/export'],
    ['POST', '/api/people/erase'],
    ['GET', '/api/audit'],
    ['GET', '/api/account'],
    ['PUT', '/api/account/password'],
    ['POST', '/api/account/second-factor/begin'],
    ['POST', '/api/account/second-factor/confirm'],
    ['POST', '/api/account/second-factor/remove'],
    ['POST', '/api/account/sessions/1/end'],
    ['POST', '/api/account/sessions/end-others'],
  ])('are needed for %s %s', async (method, url) => {
    const { call } = await testServer()
    const { status, json } = await call(method, url)
    expect([status, json]).toEqual([
      401,
      { error: 'You are not authorized to perform this action.' },
    ])
  })
})

describe('the account', () => {
  const stepUp = { current_password: PASSWORD }

  test('has a second factor that is set up, confirmed, required at login and removed', async () => {
    const { app, call, asAdmin } = await testServer()
    const logIn = (more: object = {}) =>
      call('POST', '/login', { payload: { username: USERNAME, password: PASSWORD, ...more } })

    const begin = await asAdmin('POST', '/api/account/second-factor/begin', { payload: stepUp })
    expect(begin.status).toBe(200)
    const { secret } = secondFactorSetup.parse(begin.json)
    const code = codeAt(secret, stepAt(app.clock.now()))
    const confirm = await asAdmin('POST', '/api/account/second-factor/confirm', {
      payload: { code },
    })
    expect([begin.headers['cache-control'], confirm.headers['cache-control']]).toEqual([
      'no-store',
      'no-store',
    ])
    const { recovery_codes } = recoveryCodes.parse(confirm.json)
    const seen = account.parse((await asAdmin('GET', '/api/account')).json)
    expect(seen).toMatchObject({
      username: USERNAME,
      second_factor: { state: 'on', recovery_codes_left: 10 },
      sessions: [{ current: true }],
    })

    const asked = await logIn()
    expect([asked.status, asked.json]).toEqual([
      401,
      {
        error: 'Please enter the code from your authenticator app.',
        fields: { code: 'Please enter the code from your authenticator app.' },
      },
    ])
    const again = await logIn({ code })
    expect([again.status, again.json]).toEqual([
      401,
      {
        error: 'Invalid credentials.',
        fields: { code: 'This code is wrong, or was used before.' },
      },
    ])
    expect(openedSession.parse((await logIn({ code: recovery_codes[0] })).json)).toHaveProperty(
      'token',
    )

    const remove = (code?: string) =>
      asAdmin('POST', '/api/account/second-factor/remove', { payload: { ...stepUp, code } })
    expect(await remove()).toMatchObject({ status: 422, json: { fields: { code: ASK_FOR_CODE } } })
    const removed = await remove(recovery_codes[1])
    expect([removed.status, removed.json]).toEqual([200, { ok: true }])
    expect((await logIn({ code: '' })).status).toBe(200)
    expect((await logIn({ code: null })).status).toBe(200)
  })

  test('changes its password and continues with a new token', async () => {
    const { call, asAdmin } = await testServer()
    const payload = { ...stepUp, password: 'quite another one' }
    const { status, json } = await asAdmin('PUT', '/api/account/password', { payload })
    expect(status).toBe(200)
    const { token } = openedSession.parse(json)
    expect((await asAdmin('GET', '/api/account')).status).toBe(401)
    const headers = { authorization: `Bearer ${token}` }
    expect((await call('GET', '/api/account', { headers })).status).toBe(200)
  })

  test('ends sessions, one or all others', async () => {
    const { call, asAdmin } = await testServer()
    const payload = { username: USERNAME, password: PASSWORD }
    for (let at = 0; at < 2; at++) await call('POST', '/login', { payload })
    const { sessions } = account.parse((await asAdmin('GET', '/api/account')).json)
    expect(sessions.map(({ current }) => current)).toEqual([false, false, true])
    const end = (what: string, payload: object = stepUp) =>
      asAdmin('POST', `/api/account/sessions/${what}`, { payload })
    const first = `${sessions[0]?.id}/end`
    for (const what of [first, 'end-others'])
      expect((await end(what, { current_password: 'a guess' })).status).toBe(422)
    expect(await end(first)).toMatchObject({ status: 200, json: { ended: 1 } })
    expect((await end(first)).status).toBe(404)
    expect((await end('x/end')).status).toBe(400)
    expect(await end('end-others')).toMatchObject({ status: 200, json: { ended: 1 } })
  })

  test('refuses invalid input by the name of the field', async () => {
    const { asAdmin } = await testServer()
    const refused = async (method: string, url: string, payload: object) => {
      const { status, json } = await asAdmin(method, `/api/account/${url}`, { payload })
      return [status, Object.keys((json as { fields?: object }).fields ?? {})]
    }
    expect(await refused('PUT', 'password', {})).toEqual([422, ['current_password', 'password']])
    expect(
      await refused('PUT', 'password', { current_password: 'x', password: 'long enough' }),
    ).toEqual([422, ['current_password']])
    expect(await refused('PUT', 'password', { ...stepUp, password: 'short' })).toEqual([
      422,
      ['password'],
    ])
    expect(await refused('POST', 'second-factor/begin', {})).toEqual([422, ['current_password']])
    expect(await refused('POST', 'second-factor/confirm', { code: ' ' })).toEqual([422, ['code']])
    expect(await refused('POST', 'second-factor/confirm', { code: '000000' })).toEqual([409, []])
    expect(await refused('POST', 'second-factor/remove', stepUp)).toEqual([409, []])
  })
})

describe('the API document', () => {
  test('names every route of the contract', async () => {
    const { call } = await testServer()
    const { json } = await call('GET', '/api/openapi.json')
    const { paths } = json as { paths: Record<string, object> }
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /api/brochures',
        'GET /api/properties',
        'GET /api/properties/{id}',
        'POST /api/properties',
        'PUT /api/properties/{id}',
        'DELETE /api/properties/{id}',
        'GET /api/categories',
        'GET /api/locations',
        'GET /api/posts',
        'GET /api/posts/{id}',
        'POST /api/posts',
        'PUT /api/posts/{id}',
        'DELETE /api/posts/{id}',
        'POST /api/send-listproperty',
        'POST /api/scheduletoure',
        'POST /api/send-email',
        'POST /api/send-email-with-file',
        'POST /api/upload',
        'POST /login',
        'GET /api/account',
        'PUT /api/account/password',
        'POST /api/account/second-factor/begin',
        'POST /api/account/second-factor/confirm',
        'POST /api/account/second-factor/remove',
        'POST /api/account/sessions/{id}/end',
        'POST /api/account/sessions/end-others',
      ]),
    )
  })

  test('can be read as a page', async () => {
    const { call } = await testServer()
    const { status, headers } = await call('GET', '/api/docs')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/html')
  })
})

describe('the inbox', () => {
  test('is for administrators: listed, changed, sent again, exported', async () => {
    const { call, asAdmin } = await testServer()
    const sell = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value it' }
    await call(
      'POST',
      '/api/send-email-with-file',
      await form({ ...enquirer, ...sell, file: await jpeg() }, 'C:\\Sea view.png'),
    )
    const { json } = await asAdmin('GET', '/api/enquiries?state=open&kind=sell')
    const [saved] = inboxPage.parse(json).enquiries
    const searchFor = async (search: string) =>
      inboxPage.parse(
        (await asAdmin('POST', '/api/enquiries/search', { payload: { search } })).json,
      ).enquiries
    expect(await searchFor('villa')).toEqual([saved])
    expect(await searchFor('castle')).toEqual([])
    expect(saved).toMatchObject({ kind: 'sell', name: enquirer.name, delivery: { state: 'off' } })
    const url = `/api/enquiries/${saved?.id}`

    expect(saved?.photo_file_names).toEqual(['Sea view.png'])
    const photo = `${url}/photos/${saved?.photos[0]}`
    expect((await asAdmin('GET', photo)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    })
    expect((await call('GET', photo)).status).toBe(401)
    expect((await call('GET', `/uploads/${saved?.photos[0]}`)).status).toBe(404)

    expect((await asAdmin('PUT', url, { payload: { handled: true } })).json).toMatchObject({
      handled_at: expect.any(String) as unknown,
    })
    expect((await asAdmin('POST', `${url}/resend`)).status).toBe(200)
    expect(inboxSummary.parse((await asAdmin('GET', '/api/enquiries/summary')).json)).toMatchObject(
      {
        open: 0,
        undelivered: 1,
        mail: 'off',
      },
    )
    const csv = await asAdmin('GET', '/api/enquiries.csv')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body.toString()).toContain('layla@example.com')
    const none = await asAdmin('POST', '/api/enquiries.csv', { payload: { search: 'castle' } })
    expect(none.body.toString()).not.toContain('layla@example.com')
  })

  test('refuses invalid input', async () => {
    const { asAdmin } = await testServer()
    expect((await asAdmin('GET', '/api/enquiries?state=none')).status).toBe(400)
    expect((await asAdmin('GET', '/api/enquiries?before=x')).status).toBe(400)
    expect((await asAdmin('PUT', '/api/enquiries/1', { payload: { handled: 1 } })).status).toBe(422)
    expect((await asAdmin('PUT', '/api/enquiries/1', { payload: {} })).status).toBe(404)
  })

  test('accepts an idempotency key once, and a form token only if it issued it', async () => {
    const { call, asAdmin } = await testServer()
    const { json } = await call('GET', '/api/form-token')
    const headers = {
      'idempotency-key': 'one',
      'x-form-token': (json as { token: string }).token,
    }
    const payload = { ...enquirer, message: 'Saturday?' }
    for (let at = 0; at < 3; at++)
      expect((await call('POST', '/api/scheduletoure', { payload, headers })).status).toBe(200)
    const page = inboxPage.parse((await asAdmin('GET', '/api/enquiries')).json)
    expect(page.enquiries).toHaveLength(1)
  })
})

describe('a person', () => {
  const sell = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value it' }
  const layla = { email: enquirer.email, phone: enquirer.phone }

  test('is found, exported with photos, and erased', async () => {
    const { call, asAdmin } = await testServer()
    const other = { ...enquirer, email: 'omar@example.com', phone: '+971 50 555 0163' }
    const words = { subject: 'Fees', message: 'How much?' }
    await call('POST', '/api/send-email', { payload: { ...other, ...words } })
    await call(
      'POST',
      '/api/send-email-with-file',
      await form({ ...enquirer, ...sell, file: await jpeg() }),
    )
    const response = await asAdmin('POST', '/api/people/find', { payload: layla })
    expect(personalData.parse(response.json).enquiries).toMatchObject([
      { kind: 'sell', ...enquirer },
    ])

    const exported = await asAdmin('POST', '/api/people/export', { payload: layla })
    expect(exported.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="personal-data.zip"',
    })
    expect(exported.body.toString('latin1')).toMatch(/^PK.*personal-data\.json/s)
    expect(exported.body.toString('latin1')).toContain('photos/enquiry-2-1.jpg')
    expect(exported.body.toString('latin1')).not.toContain('omar')

    const erase = { ...layla, enquiries: 1 }
    const erasedResponse = await asAdmin('POST', '/api/people/erase', { payload: erase })
    expect(erased.parse(erasedResponse.json)).toEqual({
      enquiries: 1,
      emails: 1,
      alerts: 0,
      photos: 1,
      backups: 0,
      backups_until: null,
    })
    const left = inboxPage.parse((await asAdmin('GET', '/api/enquiries')).json)
    expect(left.enquiries).toMatchObject([{ email: 'omar@example.com' }])
  })

  test('is named by email or phone number, and erased only with the number of enquiries shown', async () => {
    const { asAdmin } = await testServer()
    for (const path of ['find', 'export', 'erase']) {
      const unnamed = { email: ' ', enquiries: 0 }
      const response = await asAdmin('POST', `/api/people/${path}`, { payload: unnamed })
      expect([response.status, response.json], path).toEqual([
        422,
        {
          error: 'Please give an e-mail address or a phone number.',
          fields: { email: 'Please give an e-mail address or a phone number.' },
        },
      ])
    }
    const uncounted = await asAdmin('POST', '/api/people/erase', { payload: layla })
    expect(uncounted.status).toBe(422)
    const payload = { ...layla, enquiries: 1 }
    expect((await asAdmin('POST', '/api/people/erase', { payload })).status).toBe(409)
  })
})

describe('the audit log', () => {
  test('names what an administrator did by each route, and no more', async () => {
    const { call, asAdmin, upload } = await testServer()
    const photos = [await upload()]
    const title = { properties_title: 'Villa' }
    await asAdmin('POST', '/api/properties', { payload: { ...title, photos } })
    await asAdmin('PUT', '/api/properties/1', { payload: { price: '1' } })
    await asAdmin('DELETE', '/api/properties/1')
    await asAdmin('POST', '/api/properties/1/restore')
    await asAdmin('POST', '/api/posts', await form({ ...words, photo_url: await jpeg() }))
    await asAdmin('PUT', '/api/posts/1', await form(words))
    await asAdmin('DELETE', '/api/posts/1')
    await asAdmin('POST', '/api/posts/1/restore')
    await call('POST', '/api/send-email', {
      payload: { ...enquirer, subject: 'Fees', message: 'How much?' },
    })
    await asAdmin('PUT', '/api/enquiries/1', { payload: { handled: true } })
    await asAdmin('PUT', '/api/enquiries/1', { payload: { spam: true } })
    await asAdmin('POST', '/api/enquiries/1/resend')
    await asAdmin('GET', '/api/enquiries.csv')
    await asAdmin('GET', '/api/enquiries')
    const person = { email: enquirer.email }
    await asAdmin('POST', '/api/people/find', { payload: person })
    await asAdmin('POST', '/api/people/export', { payload: person })
    await asAdmin('POST', '/api/people/erase', { payload: { ...person, enquiries: 1 } })
    await asAdmin('DELETE', '/api/posts/99')

    const { json } = await asAdmin('GET', '/api/audit')
    const { entries, more } = auditPage.parse(json)
    expect(more).toBe(false)
    expect(entries.toReversed().map(({ what }) => what)).toEqual([
      'property-created',
      'property-updated',
      'property-removed',
      'property-restored',
      'post-created',
      'post-updated',
      'post-removed',
      'post-restored',
      'enquiry-handled',
      'enquiry-called-spam',
      'enquiry-resent',
      'enquiries-exported',
      'person-exported',
      'person-erased',
    ])
    expect(new Set(entries.map(({ who }) => who))).toEqual(new Set([USERNAME]))
    expect(JSON.stringify(entries)).not.toContain(enquirer.email)
    const older = await asAdmin('GET', `/api/audit?before=${entries[12]?.id}`)
    expect(auditPage.parse(older.json).entries).toEqual(entries.slice(13))
    expect((await asAdmin('GET', '/api/audit?before=x')).status).toBe(400)
  })

  test('names who has logged in and out', async () => {
    const { call, asAdmin } = await testServer()
    const payload = { username: USERNAME, password: PASSWORD }
    const { token } = (await call('POST', '/login', { payload })).json as { token: string }
    await call('POST', '/api/logout', { headers: { authorization: `Bearer ${token}` } })
    const { entries } = auditPage.parse((await asAdmin('GET', '/api/audit')).json)
    expect(entries.map(({ who, what }) => [who, what])).toEqual([
      [USERNAME, 'logged-out'],
      [USERNAME, 'logged-in'],
    ])
  })
})
