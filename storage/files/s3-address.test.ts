import { expect, test } from 'vitest'

import { readS3Address } from './s3-address.ts'

test('an address names the store, the bucket, and who we are', () => {
  const address = readS3Address('s3://AK:a%2Fb%2Bc@s3.example:9000/photos?region=me-central-1')
  expect(address).toMatchObject({
    region: 'me-central-1',
    accessKeyId: 'AK',
    secretAccessKey: 'a/b+c',
    prefix: '',
  })
  expect(address.bucket.href).toBe('https://s3.example:9000/photos')
  expect(address.objects.href).toBe('https://s3.example:9000/photos/')
})

test('a bucket may stand in the host, be reached without TLS, and be shared', () => {
  const { bucket, objects, prefix } = readS3Address('s3://a:b@s3.example/site/one?style=host&tls=0')
  expect(bucket.href).toBe('http://site.s3.example/')
  expect([objects.href, prefix]).toEqual(['http://site.s3.example/one/', 'one/'])
})

test.each([
  ['https://a:b@s3.example/site', 'cannot be read'],
  ['s3://a:b@s3.example:port/site', 'cannot be read'],
  ['s3://s3.example/site', 'has no key and secret'],
  ['s3://a:b@s3.example', 'names no bucket'],
  ['s3://a:b@s3.example/Site_1', 'names no bucket'],
  ['s3://a:b@s3.example/site/../x', 'names no bucket'],
  ['s3://a:b@s3.example/site/a%20b', 'names a folder we cannot use'],
  ['s3://a:b%@s3.example/site', 'has a % that stands for nothing'],
  ['s3://a:b@s3.example/site?endpoint=x', 'has a setting that there is not'],
  ['s3://a:b@s3.example/site?tls=no', 'says something other than tls=1 or 0'],
])('%s is refused', (address, fault) => {
  expect(() => readS3Address(address)).toThrow(fault)
})

test('a refusal holds no part of the address', () => {
  for (const wrong of [
    's3://a:hunter2/x@host/site',
    's3://a:hunter2@host/Site',
    's3://a:hunter2%@h/s',
  ])
    expect(() => readS3Address(wrong)).toThrow(/^((?!hunter2).)*$/)
})
