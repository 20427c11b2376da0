import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A few routes: telling them all at once costs less than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
