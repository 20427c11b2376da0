import { serve } from '#server/main.ts'

import { buildIfStale } from './build.ts'

await buildIfStale()
await serve()
