import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

import { newSecret, signedHeaders } from './webhook-signature.server.ts'

const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }

test('the signature is that of the example of Standard Webhooks', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const headers = signedHeaders(secret, message, new Date(1_614_265_330_000))
  expect(headers).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('its reference library verifies what a new secret signs, and no other text', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const headers = signedHeaders(secret, message, new Date())
  const receiver = new Webhook(secret)
  expect(receiver.verify(message.body, headers)).toEqual({ test: 2432232314 })
  expect(() => receiver.verify('{"test": 1}', headers)).toThrow('signature')
  expect(() => new Webhook(newSecret()).verify(message.body, headers)).toThrow('signature')
})
