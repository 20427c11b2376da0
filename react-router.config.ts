import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The site has few routes: all of them with the first page, and no call to ask for more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
