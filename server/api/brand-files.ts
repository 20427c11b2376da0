import { z } from 'zod'

import { brandFile, BRAND_FILES_PATH } from '#domain/brand/brand-file.ts'
import * as brandFiles from '#domain/brand/brand-files.server.ts'
import { Invalid } from '#domain/problem.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { readMultipart } from '#server/http/multipart.ts'
import { sendFile } from '#server/http/send-file.ts'

import { apiRoutes, filePart } from './route.ts'

/** Logos, for the settings that name them. */
export function brandFileRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Settings')

  route('POST', '/api/brand-files', {
    summary: 'Upload a logo: SVG, of which only shapes are kept, or PNG',
    description: 'It is removed after a day unless a setting names it.',
    form: z.object({ file: filePart }),
    response: brandFile,
    status: 201,
    handle: async ({ app, request }) => {
      const { files } = await readMultipart(request, { part: 'file' }, (bytes) =>
        brandFiles.receive(app, bytes),
      )
      const [file] = files
      if (!file) throw new Invalid({ file: 'Please choose a file.' })
      return file
    },
  })

  server.get(`${BRAND_FILES_PATH}/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { name: string }
    const file = await brandFiles.open(app, name)
    const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    const isStyled = true
    return sendFile(request, reply, file, { name, type, etag: name, cache: 'forever', isStyled })
  })
}
