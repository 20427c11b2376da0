import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'

import type { App } from '#domain/app.ts'

import type { Config } from './config.ts'

/** What the doors open onto: the domain's parts and the settings that concern a door. */
export interface AppContext extends App {
  config: Pick<Config, 'trustProxy' | 'uploadsNeedToken' | 'backups'>
}

export type Server = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  Logger,
  ZodTypeProvider
>
