import { defineConfig, devices } from '@playwright/test'

import { headlessPath } from '#scripts/chromium.ts'

const ADMIN = '**/admin-*.spec.ts'
const ADMIN_ON_A_PHONE = '**/admin-{access,photo-advice,dashboard,properties}.spec.ts'
const SAME_AT_EVERY_WIDTH = [
  'seo',
  'html',
  'print',
  'api-docs',
  'policy',
  'scripts',
  'brochure',
  'cost-and-residency',
  'not-found',
  'properties-large',
  'tours',
].map((name) => `**/${name}.spec.ts`)

const DESK = { viewport: { width: 1440, height: 900 } }
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
  timeout: 60_000,
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
  // The admin area's tests write; on a site of their own they disturb nobody who counts listings.
  projects: [
    { name: 'desk', testIgnore: ADMIN, use: DESK },
    { name: 'phone', testIgnore: [ADMIN, ...SAME_AT_EVERY_WIDTH], use: PHONE },
    { name: 'admin-desk', testMatch: ADMIN, use: DESK },
    { name: 'admin-phone', testMatch: ADMIN_ON_A_PHONE, use: PHONE },
  ],
})
