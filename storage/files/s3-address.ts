/** The address of a bucket, with our credentials. */
export interface S3Address {
  bucket: URL
  /** The base URL to which keys are appended. */
  objects: URL
  /** Prepended to all keys in the bucket: empty, or a folder with a slash at the end. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export const S3_SCHEME = 's3://'

const FORM =
  's3://KEY:SECRET@HOST/BUCKET?region=REGION or s3://KEY:SECRET@BUCKET?endpoint=https://HOST&region=REGION'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const FOLDER = /^[a-zA-Z0-9][a-zA-Z0-9._-]*$/

/**
 * Reads `s3://KEY:SECRET@HOST[:PORT]/BUCKET[/FOLDER]?region=…&tls=0&style=host`, or with the bucket
 * first `s3://KEY:SECRET@BUCKET[/FOLDER]?endpoint=https://HOST[:PORT]&region=…&style=host`. Errors
 * never quote the address, since it contains a secret.
 */
export function readS3Address(address: string): S3Address {
  // Parsed as http, since URL does not check host and port of an unknown scheme.
  const url = URL.parse(address.replace(S3_SCHEME, 'http://'))
  if (!address.startsWith(S3_SCHEME) || !url) throw invalid('cannot be read')
  if (!url.username || !url.password)
    throw invalid(
      'has no key and secret, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set; in an address, write / as %2F, + as %2B and @ as %40',
    )
  const { store, bucket, folders } = url.searchParams.has('endpoint')
    ? bucketFirst(url, address)
    : hostFirst(url)
  if (!BUCKET.test(bucket)) throw invalid('names no bucket')
  if (!folders.every((folder) => FOLDER.test(folder))) throw invalid('names a folder we cannot use')
  const isHostStyle = oneOf(url, 'style', ['path', 'host']) === 'host'
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const bucketUrl = isHostStyle
    ? `${store.protocol}//${bucket}.${store.host}`
    : `${store.protocol}//${store.host}/${bucket}`
  return {
    bucket: new URL(bucketUrl),
    objects: new URL(`${bucketUrl}/${prefix}`),
    prefix,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decode(url.username),
    secretAccessKey: decode(url.password),
  }
}

/** The address with the key and secret added, unless it has its own. */
export function withKeys(address: string, key: string, secret: string): string {
  const [, user] = /^s3:\/\/([^/?#]*@)?/.exec(address) ?? []
  if (user !== undefined || !address.startsWith(S3_SCHEME)) return address
  const keys = `${encodeURIComponent(key)}:${encodeURIComponent(secret)}`
  return `${S3_SCHEME}${keys}@${address.slice(S3_SCHEME.length)}`
}

function hostFirst(url: URL) {
  assertSettings(url, ['region', 'tls', 'style'])
  const protocol = oneOf(url, 'tls', ['1', '0']) === '1' ? 'https:' : 'http:'
  const [bucket = '', ...folders] = foldersOf(url)
  return { store: { protocol, host: url.host }, bucket, folders }
}

function bucketFirst(url: URL, address: string) {
  assertSettings(url, ['endpoint', 'region', 'style'])
  const store = URL.parse(url.searchParams.get('endpoint') ?? '')
  if (!store || !/^https?:$/.test(store.protocol) || store.href !== `${store.origin}/`)
    throw invalid('has an endpoint other than https://HOST or http://HOST')
  // Parsed with the s3 scheme: with http a bucket named 2024 would become the host 0.0.7.232.
  const bucket = URL.parse(address)?.host ?? ''
  return { store, bucket, folders: foldersOf(url) }
}

function foldersOf({ pathname }: URL): string[] {
  return pathname.split('/').filter(Boolean)
}

function assertSettings({ searchParams }: URL, settings: string[]): void {
  for (const name of searchParams.keys())
    if (!settings.includes(name))
      throw invalid(`has a setting that there is not; there are ${settings.join(', ')}`)
}

/** The given value, or the first where none is given. */
function oneOf(url: URL, name: string, values: [string, string]): string {
  const given = url.searchParams.get(name) ?? values[0]
  if (!values.includes(given))
    throw invalid(`says something other than ${name}=${values.join(' or ')}`)
  return given
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw invalid('has a % that stands for nothing; write it as %25')
  }
}

export class WrongS3Address extends Error {}

function invalid(fault: string): WrongS3Address {
  return new WrongS3Address(`${fault}: it must be ${FORM}`)
}
