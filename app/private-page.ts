/** For a page whose URL is a secret: it must not be cached, indexed or sent as referrer. */
export const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}
