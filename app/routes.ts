import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('site/layout/layout.tsx', [
    index('site/home/page.tsx'),
    route('properties', 'site/properties/page.tsx'),
    route('properties2/:id', 'site/property/page.tsx'),
    route('blog', 'site/blog/page.tsx'),
    route('BlogInfo/:id', 'site/post/page.tsx'),
    route('about', 'site/about/page.tsx'),
    route('contact-us', 'site/contact/page.tsx'),
    route('sell-property', 'site/sell/page.tsx'),
    route('*', 'site/not-found/page.tsx'),
  ]),
] satisfies RouteConfig
