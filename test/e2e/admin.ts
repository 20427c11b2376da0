import { fileURLToPath } from 'node:url'

import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'

import { ADMIN_PASSWORD } from '#test/running-site.ts'

export function demoPhoto(name: string): string {
  return fileURLToPath(new URL(`../../demo/photos/${name}.jpg`, import.meta.url))
}

/** A demo photo of 64 pixels, which is fast: the server makes one smaller width instead of ten. */
export async function smallPhoto(name: string) {
  const buffer = await sharp(demoPhoto(name)).resize(64).jpeg().toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

/**
 * Stores a login token in the browser, as the login page does, and returns an API client with it. Tests
 * share one session, so a test that ends its session must pass `ownSession`.
 */
export async function enterAsAdmin(page: Page, { ownSession = false } = {}): Promise<Admin> {
  const token = await (ownSession ? openSession(page.request) : sharedSession(page.request))
  await page.addInitScript((token) => {
    // Once: a test that takes the token away must not get it back with the next page.
    if (sessionStorage.getItem('entered')) return
    sessionStorage.setItem('entered', 'yes')
    localStorage.setItem('token', token)
  }, token)
  return new Admin(page.request, token)
}

let shared: Promise<string> | undefined

// A worker has one site, and a password takes a third of a second to check.
function sharedSession(request: APIRequestContext): Promise<string> {
  shared ??= openSession(request)
  return shared
}

export async function openSession(request: APIRequestContext, site = ''): Promise<string> {
  const credentials = { username: 'admin', password: ADMIN_PASSWORD }
  const answer = await request.post(`${site}/login`, { data: credentials })
  return ((await answer.json()) as { token: string }).token
}

/** Publishes a new property that lacks its photo or price. */
export async function publishAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Property' }).click()
  await page.getByRole('button', { name: 'Publish it' }).click()
}

/** Presses the keys of a shortcut such as `g e` at once: the page ignores a late second key. */
export async function pressInTurn(page: Page, first: string, second: string): Promise<void> {
  await Promise.all([page.keyboard.press(first), page.keyboard.press(second)])
}

export class Admin {
  readonly token: string
  private readonly request: APIRequestContext

  constructor(request: APIRequestContext, token: string) {
    this.request = request
    this.token = token
  }

  get headers() {
    return { authorization: `Bearer ${this.token}` }
  }

  async createPost(title: string): Promise<number> {
    const answer = await this.request.post('/api/posts', {
      headers: this.headers,
      multipart: {
        title,
        author: 'Daniel Hartley',
        SEOtitle: `${title} | SEO`,
        metadescription: 'First line.\n## A heading\n**Bold words',
        photo_url: await smallPhoto('kitchen-island-marble'),
      },
    })
    return idOf(await answer.json())
  }

  async upload(name: string): Promise<string> {
    const answer = await this.request.post('/api/upload', {
      headers: this.headers,
      multipart: { photo: await smallPhoto(name) },
    })
    return ((await answer.json()) as { filename: string }).filename
  }

  /** A photo is compared with others once a job has analysed it. */
  async isAnalysed(photo: string): Promise<boolean> {
    const answer = await this.request.post('/api/photos/advice', {
      headers: this.headers,
      data: { photos: [photo], property_id: null },
    })
    const { photos } = (await answer.json()) as { photos: { looked: boolean }[] }
    return photos.every(({ looked }) => looked)
  }

  async createProperty(written: object): Promise<number> {
    const answer = await this.request.post('/api/properties', {
      headers: this.headers,
      data: written,
    })
    return idOf(await answer.json())
  }

  async property(id: number) {
    const answer = await this.request.get(`/api/properties/${id}`)
    return (await answer.json()) as {
      properties_title: string
      permit_expires_on: string
      currency: string
      maxarea: number | null
      photos: string[]
      floor_description: string[]
      floor_photos: string[][]
    }
  }

  async newest<Thing>(of: 'posts' | 'properties'): Promise<Thing> {
    const answer = await this.request.get(`/api/${of}`, { headers: this.headers })
    const list = (await answer.json()) as Thing[]
    if (list[0] === undefined) throw new Error(`There are no ${of}`)
    return list[0]
  }
}

function idOf(answer: unknown): number {
  return (answer as { id: number }).id
}
