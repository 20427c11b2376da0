import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'

import { MAP_TILES_FILE, MAP_TILES_PATH } from '#domain/geo/map-tiles.ts'
import { smallMapTiles } from '#test/map-tiles/small-map-tiles.ts'

import { openSession } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { collectCspViolations } from './csp-violations.ts'
import { expect, test } from './site.ts'

const MAP = '/properties?view=map'

test('an agency that brings tiles has streets in place of the drawing', async ({ page, site }) => {
  const token = await openSession(page.request)
  const file = join(site.folder, MAP_TILES_FILE)
  const violations = await collectCspViolations(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const canvas = page.locator('.map-plane canvas')
  const drawing = page.locator('.map-drawing')
  try {
    await page.goto(MAP)
    await expect(drawing).toBeVisible()
    await setGround(page.request, token, 'tiles')
    expect(requests.filter(isOfTiles)).toEqual([])

    const missing = page.waitForResponse((response) => response.url().endsWith(MAP_TILES_PATH))
    await page.goto(MAP)
    expect((await missing).status()).toBe(404)
    await expect(drawing).toBeVisible()
    expect(requests.filter(isOfMapLibre)).toEqual([])

    writeFileSync(file, smallMapTiles())
    await page.goto(MAP)
    await expect(canvas).toBeVisible({ timeout: 30_000 })
    await expect(drawing).toHaveCount(0)
    await expect.poll(() => shareOfLand(page)).toBeGreaterThan(0.2)
    expect(await shareOfLand(page)).toBeLessThan(0.9)
    await expect(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible()
    await expectAccessible(page, '.map-plane')
    expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([])
    expect(violations).toEqual([])
  } finally {
    rmSync(file, { force: true })
    await setGround(page.request, token, 'drawing')
  }
})

const isOfTiles = (url: string) => isOfMapLibre(url) || url.includes('tiles')
const isOfMapLibre = (url: string) => url.includes('maplibre')

async function setGround(request: APIRequestContext, token: string, ground: string) {
  const path = '/api/settings/map-and-socials'
  const headers = { authorization: `Bearer ${token}` }
  const { map } = (await (await request.get(path, { headers })).json()) as { map: object }
  const saved = await request.put(path, { headers, data: { map: { ...map, ground } } })
  expect(saved.status()).toBe(200)
}

/** How much of the map has the colour of land, the paper's. */
async function shareOfLand(page: Page): Promise<number> {
  const picture = await page.locator('.map-plane').screenshot()
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  let land = 0
  for (let at = 0; at < data.length; at += info.channels)
    if (isNear(data[at], 0xf7) && isNear(data[at + 1], 0xf3) && isNear(data[at + 2], 0xec)) land++
  return land / (info.width * info.height)
}

const isNear = (value = 0, wanted = 0) => Math.abs(value - wanted) <= 2
