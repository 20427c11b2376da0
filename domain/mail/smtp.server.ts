import { PassThrough } from 'node:stream'

import { createTransport } from 'nodemailer'

import type { Mail } from '#domain/app.ts'

import { DeliveryError } from './outbox.server.ts'

export interface Smtp {
  url: string
  from: string
  to: string
}

/** Mail over pooled SMTP connections, with a timeout for every step. */
export function smtpMail({ url, from, to }: Smtp, { greetingTimeoutMs = 10_000 } = {}): Mail {
  const contentRequested = new Set<string>()
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // The content is read only after the server has accepted sender and recipient.
  transport.use('stream', ({ message }, done) => {
    message.transform(() =>
      new PassThrough().once('data', () => contentRequested.add(message.messageId())),
    )
    done()
  })

  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to: person, agent, replyTo, perhapsTwice, thread = [], headers, ...content }) {
      // One from elsewhere brings its host.
      const messageIdOf = (id: string) => (id.includes('@') ? id : `<${id}@${host}>`)
      const messageId = messageIdOf(id)
      const references = thread.map(messageIdOf)
      try {
        const toAgency = agent === undefined ? { to } : { to: agent, cc: to }
        const addresses = person === undefined ? toAgency : { to: person }
        const { response } = await transport.sendMail({
          ...content,
          ...addresses,
          replyTo: replyTo ?? to,
          from,
          messageId,
          ...(references.length > 0 && { references, inReplyTo: references.at(-1) }),
          headers: { ...headers, ...(perhapsTwice && { 'X-Perhaps-Twice': 'yes' }) },
        })
        return response
      } catch (error) {
        throw deliveryError(error, contentRequested.has(messageId))
      } finally {
        contentRequested.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}

function deliveryError(error: unknown, contentRequested: boolean): DeliveryError {
  const { message, response, responseCode } = error as {
    message?: string
    response?: string
    responseCode?: number
  }
  // Without a response code, a server that was receiving the content may have accepted the email.
  const noResponse = responseCode === undefined
  const mayBeDelivered = contentRequested && noResponse
  const text = response ?? message ?? 'No answer came.'
  return new DeliveryError(text, { mayBeDelivered, noResponse, cause: error })
}
