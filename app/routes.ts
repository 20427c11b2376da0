import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('site/home/page.tsx')] satisfies RouteConfig
