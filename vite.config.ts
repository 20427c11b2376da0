import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [keepOutsideTheServerBundle(), tailwindcss(), reactRouter()],
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
