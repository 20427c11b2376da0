import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test'

import { headlessPath } from '#scripts/chromium.ts'

// The admin area's tests write, so they have a site of their own: the public tests count listings.
const ADMIN = '**/admin-*.spec.ts'
// Photos take a browser a quarter of its time, so it shows them only where they are tested, or where
// nothing may move: a photo that is not loaded becomes its alt text.
const WITH_PHOTOS = ['every-page', 'print', 'scripts', 'sell', 'units', 'weight'].map(
  (name) => `**/{,admin-}${name}.spec.ts`,
)
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['iPhone 15'].userAgent,
}

const chromium = (...args: string[]) => ({
  launchOptions: {
    executablePath: headlessPath(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Without a window, text would be fitted to whole pixels.
      '--font-render-hinting=none',
      // A page is closed before optimised code has paid for being compiled.
      '--js-flags=--no-opt',
      ...args,
    ],
  },
})
const PHOTOS = chromium()
const NO_PHOTOS = chromium('--blink-settings=imagesEnabled=false')

// Tests run at a desktop's width; those whose result depends on the width are tagged (site.ts). The
// admin area's set the width themselves.
const widths = (name: string, project: PlaywrightTestProject): PlaywrightTestProject[] => [
  {
    ...project,
    name: `${name}desktop`,
    grepInvert: /@phone-only/,
    use: { ...project.use, ...DESKTOP },
  },
  { ...project, name: `${name}phone`, grep: /@phone/, use: { ...project.use, ...PHONE } },
]

process.env['QUICK_SITES'] = 'yes'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './seed.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine may be slow; what does not come at all still fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
  },
  projects: [
    ...widths('', { testIgnore: [ADMIN, ...WITH_PHOTOS], use: NO_PHOTOS }),
    ...widths('photos-', { testMatch: WITH_PHOTOS, use: PHOTOS }),
    {
      name: 'admin',
      testMatch: ADMIN,
      testIgnore: WITH_PHOTOS,
      use: { ...NO_PHOTOS, ...DESKTOP },
    },
  ],
})
