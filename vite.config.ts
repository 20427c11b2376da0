import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  publicDir: 'app/public',
  plugins: [keepOutsideTheServerBundle(), tailwindcss(), reactRouter()],
  // How long our plugins take depends on the machine, and is no warning to a newcomer.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  // Of these a page uses a handful of parts. Loaded whole by Node, the icons alone take 22 MB.
  ssr: {
    noExternal: [
      /^(lucide-react|sonner|react-dropzone|file-selector|attr-accept|embla-carousel|uqr)/,
    ],
  },
  environments: {
    client: {
      build: {
        // What is fetched later needs nothing that is not there by then.
        modulePreload: false,
        rolldownOptions: {
          // Short constants, such as page addresses, do not tie a page to the chunk that defines them.
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: files() } },
        },
      },
    },
  },
})

/**
 * Which code shares a file. A page fetches a few files that fit it, not a file for each module that
 * it shares with another page: those would cost a request each, and compress badly. Of two groups
 * that want a module, the first has it.
 */
function files() {
  const ui = (...names: string[]) => `/app/ui/(${names.join('|')})\\.`
  const of = (...paths: string[]) => new RegExp(paths.join('|'))
  return [
    {
      name: 'framework',
      test: of(
        'rolldown/runtime',
        '/app/entry\\.client',
        '/node_modules/(react|react-dom|react-router|scheduler)/',
      ),
    },
    {
      name: 'site',
      test: of(
        '/agency/profile\\.',
        '/app/site/layout/(?!footer-contents|socials)',
        '/app/seo/(page-meta|json-ld)\\.',
        ui('banner', 'empty', 'brand-icon', 'picture', 'text-link', 'use-in-view'),
      ),
    },
    { name: 'error-page', test: of('/app/site/not-found/(?!page)') },
    { name: 'form', test: of('/app/site/enquiry/(enquiry-form|numbered-steps)\\.', ui('field')) },
    { name: 'dubai-time', test: of('/domain/dubai-time\\.') },
    { name: 'card', test: of(ui('pager', 'property-card')) },
    { name: 'api', test: of('/app/api\\.') },
    { name: 'schema', test: of('/domain/fields\\.') },
    { name: 'admin', test: of('/app/admin/(ui/|[\\w-]+\\.tsx?$)', '/lucide-react/') },
  ]
}

// The domain and the router context are loaded by Node itself, once, for the API and the pages
// alike. Bundled into the pages as well, `app/context.ts` would exist twice, and a page would look
// for the App under a key that nobody set.
function keepOutsideTheServerBundle(): Plugin {
  const shared = /^#(domain|storage|server)\/|^#app\/context\.ts$/
  return {
    name: 'keep-outside-the-server-bundle',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return this.environment.name === 'ssr' && shared.test(id) ? { id, external: true } : null
    },
  }
}
