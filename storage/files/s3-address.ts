/** Where a bucket is, and who we are there. */
export interface S3Address {
  bucket: URL
  /** That each of our keys is added to. */
  objects: URL
  /** Of our keys in the bucket: empty, or a folder with a slash at the end. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export const S3_SCHEME = 's3://'

const FORM = 's3://KEY:SECRET@HOST/BUCKET?region=REGION'
const SETTINGS = ['region', 'tls', 'style']
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const FOLDER = /^[a-zA-Z0-9][a-zA-Z0-9._-]*$/

/**
 * Reads `s3://KEY:SECRET@HOST[:PORT]/BUCKET[/FOLDER]?region=…&tls=0&style=host`. What is wrong with
 * it is thrown in words that hold no part of it, since it holds a secret.
 */
export function readS3Address(address: string): S3Address {
  const url = parsed(address)
  if (!url.username || !url.password)
    throw wrong('has no key and secret; in them, write / as %2F, + as %2B and @ as %40')
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean)
  if (!BUCKET.test(bucket)) throw wrong('names no bucket')
  if (!folders.every((folder) => FOLDER.test(folder))) throw wrong('names a folder we cannot use')
  for (const name of url.searchParams.keys())
    if (!SETTINGS.includes(name))
      throw wrong(`has a setting that there is not; there are ${SETTINGS.join(', ')}`)
  const scheme = oneOf(url, 'tls', ['1', '0']) === '1' ? 'https' : 'http'
  const inHost = oneOf(url, 'style', ['path', 'host']) === 'host'
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const place = inHost ? `${scheme}://${bucket}.${url.host}` : `${scheme}://${url.host}/${bucket}`
  return {
    bucket: new URL(place),
    objects: new URL(`${place}/${prefix}`),
    prefix,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: plain(url.username),
    secretAccessKey: plain(url.password),
  }
}

function parsed(address: string): URL {
  // Under its own scheme a URL is taken as it stands; as an http one its host and port are checked.
  const url = URL.parse(address.replace(S3_SCHEME, 'http://'))
  if (!address.startsWith(S3_SCHEME) || !url) throw wrong('cannot be read')
  return url
}

/** One of the values, the first where none is given. */
function oneOf(url: URL, name: string, values: [string, string]): string {
  const given = url.searchParams.get(name) ?? values[0]
  if (!values.includes(given))
    throw wrong(`says something other than ${name}=${values.join(' or ')}`)
  return given
}

function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw wrong('has a % that stands for nothing; write it as %25')
  }
}

export class WrongS3Address extends Error {}

function wrong(fault: string): WrongS3Address {
  return new WrongS3Address(`${fault}: it must be ${FORM}`)
}
