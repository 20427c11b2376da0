import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Only admin pages load in the browser; a file more for each would be named in every visitor's list.
  splitRouteModules: false,
  // A few routes: telling them all at once costs less than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
