import { expect, test } from 'vitest'

import { readS3Address, withKeys } from './s3-address.ts'

test('an address holds the store, the bucket and the credentials', () => {
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

test('a bucket can be in the host name, be reached without TLS, and be shared', () => {
  const { bucket, objects, prefix } = readS3Address('s3://a:b@s3.example/site/one?style=host&tls=0')
  expect(bucket.href).toBe('http://site.s3.example/')
  expect([objects.href, prefix]).toEqual(['http://site.s3.example/one/', 'one/'])
})

test('an address may name the bucket first, and the store as an endpoint', () => {
  const address = readS3Address(
    's3://AK:a%2Fb@photos/one?endpoint=https://s3.example:9000&region=me-central-1',
  )
  expect(address).toMatchObject({
    region: 'me-central-1',
    accessKeyId: 'AK',
    secretAccessKey: 'a/b',
    prefix: 'one/',
  })
  expect(address.bucket.href).toBe('https://s3.example:9000/photos')
  expect(address.objects.href).toBe('https://s3.example:9000/photos/one/')
  const inHost = readS3Address('s3://a:b@2024?endpoint=http://s3.example&style=host')
  expect(inHost.bucket.href).toBe('http://2024.s3.example/')
})

test('separate credentials are added to an address, unless it has its own', () => {
  const bare = withKeys('s3://photos?endpoint=https://s3.example', 'AK', 'a/b+c@d')
  expect(readS3Address(bare)).toMatchObject({ accessKeyId: 'AK', secretAccessKey: 'a/b+c@d' })
  const own = 's3://a:b@s3.example/site'
  expect(withKeys(own, 'AK', 'x')).toBe(own)
  expect(withKeys('/srv/uploads', 'AK', 'x')).toBe('/srv/uploads')
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
  ['s3://a:b@s3.example/site?bucket=x', 'has a setting that there is not'],
  ['s3://a:b@site?endpoint=https://s3.example&tls=0', 'has a setting that there is not'],
  ['s3://a:b@site?endpoint=s3.example', 'has an endpoint other than'],
  ['s3://a:b@site?endpoint=https://s3.example/path', 'has an endpoint other than'],
  ['s3://a:b@site?endpoint=https://c:d@s3.example', 'has an endpoint other than'],
  ['s3://a:b@Site?endpoint=https://s3.example', 'names no bucket'],
  ['s3://a:b@site:9000?endpoint=https://s3.example', 'names no bucket'],
  ['s3://a:b@s3.example/site?tls=no', 'says something other than tls=1 or 0'],
])('%s is refused', (address, fault) => {
  expect(() => readS3Address(address)).toThrow(fault)
})

test('an error quotes no part of the address', () => {
  for (const wrong of [
    's3://a:hunter2/x@host/site',
    's3://a:hunter2@host/Site',
    's3://a:hunter2%@h/s',
    's3://a:b@site?endpoint=hunter2',
  ])
    expect(() => readS3Address(wrong)).toThrow(/^((?!hunter2).)*$/)
})
