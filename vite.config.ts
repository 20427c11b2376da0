import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [keepOutsideTheServerBundle(), tailwindcss(), reactRouter()],
  // How long our plugins take depends on the machine, and is no warning to a newcomer.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  // Of these a page uses a handful of parts. Loaded whole by Node, the icons alone take 22 MB.
  ssr: {
    noExternal: [
      /^(lucide-react|sonner|react-dropzone|file-selector|attr-accept|embla-carousel|uqr)/,
    ],
  },
})

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
