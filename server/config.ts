import { resolve } from 'node:path'

import { z } from 'zod'

import { SHORTEST_PASSWORD } from '#domain/sessions/password.server.ts'

const flag = z
  .enum(['0', '1'], 'must be 0 or 1')
  .optional()
  .transform((value) => value === '1')

const settings = z
  .object({
    PORT: z
      .string()
      .regex(/^[0-9]{1,5}$/, 'must be a port number')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a port number')
      .default(3000),
    HOST: z.string().min(1, 'must name an address to listen on').default('0.0.0.0'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://')
      .optional(),
    ADMIN_USERNAME: z.string().trim().min(1, 'must not be empty').default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(SHORTEST_PASSWORD, `must have at least ${SHORTEST_PASSWORD} characters`)
      .optional(),
    DEMO: z
      .enum(['0', '1'], 'must be 0 or 1')
      .default('1')
      .transform((value) => value === '1'),
    TRUST_PROXY: flag,
    UPLOADS_NEED_TOKEN: flag,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  })
  .transform((given) => {
    const dataDir = resolve(given.DATA_DIR)
    return {
      port: given.PORT,
      host: given.HOST,
      publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
      dataDir,
      database: given.DATABASE_URL ?? resolve(dataDir, 'site.db'),
      uploads: resolve(dataDir, 'uploads'),
      admin: { username: given.ADMIN_USERNAME, password: given.ADMIN_PASSWORD },
      demo: given.DEMO,
      trustProxy: given.TRUST_PROXY,
      uploadsNeedToken: given.UPLOADS_NEED_TOKEN,
      logLevel: given.LOG_LEVEL,
    }
  })

export type Config = z.output<typeof settings>

export class WrongSettings extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(`The site cannot start with these settings:\n${faults.map((f) => `  ${f}`).join('\n')}`)
    this.faults = faults
  }
}

/** The only reader of the environment. An empty variable counts as one that is not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (parsed.success) return parsed.data
  throw new WrongSettings(
    parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
  )
}
