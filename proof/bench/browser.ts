import { chromium, type Browser } from '@playwright/test'

import { chromiumPath, installChromiumIfMissing } from '#scripts/chromium.ts'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts Chromium, runs the work in it, and closes it. */
export async function inChromium<Result>(
  work: (browser: Browser) => Promise<Result>,
  flags: string[] = [],
): Promise<Result> {
  installChromiumIfMissing()
  const args = [...CHROMIUM_FLAGS, ...flags]
  await using browser = await chromium.launch({ executablePath: chromiumPath(), args })
  return await work(browser)
}
