import type { Config } from '@react-router/dev/config'

import { PAGES_LANGUAGE } from './scripts/pages-language.ts'

export default {
  appDirectory: 'app',
  buildDirectory: PAGES_LANGUAGE === 'ar' ? 'build/ar' : 'build',
  ssr: true,
  // Only admin pages have client loaders. Split, their extra files would be in every visitor's manifest.
  splitRouteModules: false,
  // There are few routes: sending them all at once costs less than discovering them one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
