import { request as byHttp, type Agent, type IncomingMessage } from 'node:http'
import { request as byHttps } from 'node:https'
import { Readable } from 'node:stream'

/** What came of one request, as a visitor sees it. */
export interface Answer {
  /** 0 where no answer came. */
  status: number
  ms: number
  retryAfter: string | undefined
  why?: string
}

export interface WholeAnswer extends Answer {
  body: string
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  /** A stream is sent as it comes. */
  body?: string | Buffer | Readable
  agent?: Agent
  /** From where on loopback it comes, for doors that tell visitors apart. */
  from?: string
}

/** Asks once and waits for the whole answer; a connection that breaks is an answer of 0. */
export function ask(url: string, question: Question = {}): Promise<WholeAnswer> {
  const { method = 'GET', headers = {}, body, agent, from } = question
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<WholeAnswer>()
  const told = (answer: Omit<WholeAnswer, 'ms'>) =>
    resolve({ ...answer, ms: performance.now() - began })
  const failed = (error: Error) =>
    told({
      status: 0,
      retryAfter: undefined,
      body: '',
      why: `${error.message}${asked.reusedSocket ? ', on a connection that was kept' : ''}`,
    })
  const request = url.startsWith('https:') ? byHttps : byHttp
  const asked = request(url, {
    method,
    headers,
    ...(agent && { agent }),
    ...(from && { localAddress: from }),
  })
  asked.on('response', (response) => {
    const { statusCode: status = 0, headers } = response
    whole(response).then(
      (body) => told({ status, retryAfter: headers['retry-after'], body }),
      failed,
    )
  })
  asked.on('error', failed)
  if (body instanceof Readable) body.pipe(asked)
  else asked.end(body)
  return promise
}

async function whole(response: IncomingMessage): Promise<string> {
  return Buffer.concat((await response.toArray()) as Buffer[]).toString()
}

/** Asks with JSON, as the site's own pages do. */
export function tell(
  url: string,
  words: object,
  { headers = {}, ...question }: Question = {},
): Promise<WholeAnswer> {
  return ask(url, {
    method: 'POST',
    ...question,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(words),
  })
}
