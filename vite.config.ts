import { fileURLToPath, pathToFileURL } from 'node:url'

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
  let serving = false
  return {
    name: 'keep-outside-the-server-bundle',
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    resolveId(id) {
      if (this.environment.name !== 'ssr' || !shared.test(id)) return null
      return { id: serving ? fileUrl(id) : id, external: true }
    },
  }
}

function fileUrl(id: string): string {
  return pathToFileURL(fileURLToPath(new URL(id.slice(1), import.meta.url))).href
}
