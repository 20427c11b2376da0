import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyInstance, RawServerDefault } from 'fastify'
import type { Logger } from 'pino'

import type { App } from '#domain/app.ts'
import type { WithoutTimeouts } from '#storage/database/database.ts'

import type { Config } from './config.ts'

/** What routes may use: the domain's App and the settings that concern requests. */
export interface AppContext extends App {
  config: Pick<Config, 'trustProxy' | 'uploadsNeedToken' | 'backups'>
  /** For a restore and the cleanup, which may take minutes. */
  withoutTimeouts: WithoutTimeouts
}

export type Server = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger>
