import { defineConfig, devices } from '@playwright/test'

import { headlessPath } from '#scripts/chromium.ts'

const ADMIN = '**/admin-*.spec.ts'
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['iPhone 15'].userAgent,
}

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
    launchOptions: {
      executablePath: headlessPath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
  },
  // The admin area's tests write, so they have a site of their own: the public tests count listings.
  // Tests run at a desktop's width; those whose result depends on the width are tagged (site.ts).
  projects: [
    { name: 'desktop', testIgnore: ADMIN, grepInvert: /@phone-only/, use: DESKTOP },
    { name: 'phone', testIgnore: ADMIN, grep: /@phone/, use: PHONE },
    { name: 'admin-desktop', testMatch: ADMIN, grepInvert: /@phone-only/, use: DESKTOP },
    { name: 'admin-phone', testMatch: ADMIN, grep: /@phone/, use: PHONE },
  ],
})
