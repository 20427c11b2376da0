import { PassThrough } from 'node:stream'

import { createTransport } from 'nodemailer'

import type { Mail } from '#domain/app.ts'

import { DeliveryError } from './undelivered.ts'

export interface Smtp {
  url: string
  from: string
  to: string
}

/** Mail over a pooled SMTP connection, with a limit on every wait. */
export function smtpMail({ url, from, to }: Smtp, { greetedWithinMs = 10_000 } = {}): Mail {
  const underWay = new Set<string>()
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: greetedWithinMs,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // The text begins to flow only when the server has asked for it.
  transport.use('stream', ({ message }, done) => {
    message.transform(() => new PassThrough().once('data', () => underWay.add(message.messageId())))
    done()
  })

  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to: visitor, perhapsTwice, ...letter }) {
      const messageId = `<${id}@${host}>`
      const headers = perhapsTwice ? { 'X-Perhaps-Twice': 'yes' } : {}
      try {
        const addresses = visitor === undefined ? { to } : { to: visitor, replyTo: to }
        const { response } = await transport.sendMail({
          ...letter,
          ...addresses,
          from,
          messageId,
          headers,
        })
        return response
      } catch (error) {
        throw undelivered(error, underWay.has(messageId))
      } finally {
        underWay.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}

function undelivered(error: unknown, underWay: boolean): DeliveryError {
  const { message, response, responseCode } = error as {
    message?: string
    response?: string
    responseCode?: number
  }
  // A code is an answer. Without one, a server that has the text may have taken the letter.
  const unanswered = responseCode === undefined
  const unclear = underWay && unanswered
  const words = response ?? message ?? 'No answer came.'
  return new DeliveryError(words, { unclear, unanswered, cause: error })
}
