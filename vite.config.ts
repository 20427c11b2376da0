import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

import { wordsOfOneLanguage } from './scripts/pages-language.ts'
import { smallerReactRouter } from './scripts/smaller-react-router.ts'

export default defineConfig({
  publicDir: 'app/public',
  plugins: [
    keepOutOfServerBundle(),
    wordsOfOneLanguage(),
    smallerReactRouter(),
    tailwindcss(),
    reactRouter(),
  ],
  // Plugin timings depend on the machine; a warning about them helps no one.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  // Bundled, because pages use little of them: loaded whole by Node, the icons alone take 22 MB.
  ssr: {
    noExternal: [
      /^(lucide-react|sonner|react-dropzone|file-selector|attr-accept|embla-carousel|uqr)/,
    ],
  },
  environments: {
    client: {
      build: {
        // When a lazy chunk is imported, everything it needs is loaded already.
        modulePreload: false,
        rolldownOptions: {
          // Short constants, such as page addresses, do not tie a page to the chunk that defines them.
          optimization: { inlineConst: { mode: 'all' } },
          treeshake: {
            manualPureFunctions: ['warning', 'warningOnce', 'warnOnce', 'console.warn'],
          },
          output: { codeSplitting: { groups: chunkGroups() } },
        },
      },
    },
  },
})

/**
 * Which modules share a chunk. Without groups, each module shared by two pages would be a chunk of its
 * own: many requests, which also compress badly. A module belongs to the first group that matches.
 */
function chunkGroups() {
  const ui = (...names: string[]) => `/app/ui/(${names.join('|')})\\.`
  const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))
  return [
    {
      name: 'framework',
      test: anyOf(
        'rolldown/runtime',
        '/app/(count-visits|entry\\.client|held-requests|react-router-internals)',
        '/node_modules/(react|react-dom|react-router|scheduler)/',
      ),
    },
    { name: 'admin-urls', test: anyOf('/app/admin-urls\\.') },
    {
      name: 'site',
      test: anyOf(
        '/app/(agency|language|ui/words)\\.',
        '/domain/(language|arabic-count)\\.',
        '/domain/agency/contact-links\\.',
        '/app/site/layout/(?!edit-link|footer-|held-message|language-offer|print-footer|socials)',
        '/app/seo/(page-meta|json-ld)\\.',
        '/domain/properties/property\\.',
        ui(
          'empty',
          'brand-icon',
          'format',
          'picture',
          'save-button',
          'text-link',
          'trap-focus',
          'use-in-view',
        ),
      ),
    },
    {
      name: 'search',
      test: anyOf(
        '/app/site/properties/((banner-)?words|paging|use-search)\\.',
        '/domain/search/query-params\\.',
        ui('search-input', 'search-options'),
      ),
    },
    // The home page and the list have it, if at all, as HTML only.
    { name: 'page-head', test: anyOf(ui('banner', 'page-head')) },
    { name: 'error-page', test: anyOf('/app/site/not-found/(?!page)') },
    {
      name: 'form',
      test: anyOf('/app/site/enquiry/(enquiry-f|numbered-steps)', ui('field')),
    },
    { name: 'dubai-time', test: anyOf('/domain/dubai-time\\.') },
    { name: 'tour-form', test: anyOf('/app/site/enquiry/tour-(form|times)\\.') },
    { name: 'pager', test: anyOf(ui('pager')) },
    {
      name: 'card',
      test: anyOf(ui('property-card', 'price-and-area', 'room-facts'), '/domain/exchange-rates\\.'),
    },
    { name: 'format-day', test: anyOf(ui('format-day')) },
    { name: 'formatted-text', test: anyOf(ui('formatted-text'), '/domain/formatted-text\\.') },
    { name: 'file-size', test: anyOf('/app/site/sell/file-size\\.') },
    { name: 'property-counts', test: anyOf('/domain/properties/property-counts\\.') },
    { name: 'property-type', test: anyOf('/domain/properties/property-type\\.') },
    { name: 'geo', test: anyOf('/domain/geo/(map-boxes|map-drawing|point)\\.') },
    {
      name: 'map',
      test: anyOf(
        '/app/map/(boxes|clusters|covered-labels|gestures|map-(drawing|labels|plane|view)|measure-text|plane-layers|spots|use-ground|use-size)\\.',
        '/domain/geo/map-labels\\.',
        ui('use-media'),
      ),
    },
    // Visitors search with them, and the admin area reads prices and names.
    {
      name: 'search-terms',
      test: anyOf(
        '/domain/(money|number-words)\\.',
        '/domain/search/(names|spelling)\\.',
        '/agency/place-names\\.',
      ),
    },
    // Otherwise whoever sends an enquiry would download the admin area for them.
    {
      name: 'shared',
      test: anyOf(
        '/domain/enquiries/tours/tour-time\\.',
        '/domain/properties/property-fields\\.',
        // Likewise whoever is logged in, on a public page.
        '/domain/(permissions|permission-table|roles)\\.',
        '/app/admin/stored-role\\.',
        ui('unit-choices(-words)?'),
      ),
    },
    { name: 'api', test: anyOf('/app/api\\.') },
    { name: 'schema', test: anyOf('/domain/fields\\.') },
    {
      name: 'login',
      test: anyOf(
        '/app/admin/(login|account|choose-password|forgotten-password)/(?!page)',
        '/domain/accounts/',
        '/domain/team/login',
      ),
    },
    // One chunk: every visitor gets the list of the chunks that each page needs.
    {
      name: 'admin',
      test: anyOf(
        '/app/admin/(?!.*/page\\.|login|account|choose-password|forgotten)',
        '/lucide-react/',
      ),
    },
  ]
}

// Node loads the domain and the router context once, for the API and the pages alike. If the server
// bundle contained them too, `app/context.ts` would exist twice, and a loader would look for the App
// under a key that was never set: import it as `#app/context.ts`, never by a relative path.
function keepOutOfServerBundle(): Plugin {
  // Addresses of files, such as `#domain/geo/dubai.svg?url`, are Vite's to resolve.
  const shared = /^#(domain|storage|server)\/(?!.*\?url$)|^#app\/context\.ts$/
  return {
    name: 'keep-out-of-server-bundle',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return this.environment.name === 'ssr' && shared.test(id) ? { id, external: true } : null
    },
  }
}
