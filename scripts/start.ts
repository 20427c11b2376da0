import { serve } from '#server/main.ts'
import { builtPages } from '#server/pages/pages.ts'

import { buildIfStale } from './build.ts'

await buildIfStale()
await serve(builtPages)
