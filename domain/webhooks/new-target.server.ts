import type { App } from '#domain/app.ts'
import { Invalid } from '#domain/problem.ts'

import { hubspotPath } from './mapping.ts'
import { hostOf, isLocalName, NoAnswer, PRIVATE_ADDRESS, publicAddresses } from './post.server.ts'
import { eventsOf, isSigned, type NewWebhook } from './webhook.ts'
import { HUBSPOT_URL } from './webhook-network.server.ts'
import { newSecret } from './webhook-signature.server.ts'

const WEB_ADDRESS = 'Must be a web address that begins with https:// or http://.'
const BITRIX_ADDRESS =
  'Must be the address of an inbound webhook, such as https://agency.bitrix24.com/rest/1/abc123/.'

/** What is stored of a new webhook, and the secret that is told; refuses what cannot work. */
export async function readTarget(
  { webhookNetwork, publicUrl }: Pick<App, 'webhookNetwork' | 'publicUrl'>,
  { format, url, events, portal_id = '', form_id = '' }: NewWebhook,
) {
  const allowed = eventsOf(format)
  if (events.some((event) => !allowed.includes(event)))
    throw new Invalid({ events: `This format takes ${allowed.join(', ')} only.` })
  if (format === 'hubspot') {
    if (portal_id === '')
      throw new Invalid({ portal_id: 'Please enter the number of the account.' })
    if (form_id === '') throw new Invalid({ form_id: 'Please enter the id of the form.' })
    const settings = { portal_id, form_id }
    return { url: HUBSPOT_URL + hubspotPath(settings), settings, secret: '', shown: '' }
  }
  const address = webAddress(url)
  // A message that becomes an enquiry would be told again, without end.
  if (new URL(address).host === new URL(publicUrl).host)
    throw new Invalid({ url: 'This is the address of this site.' })
  if (!webhookNetwork.allowsPrivate) await refusePrivate(webhookNetwork, address)
  if (format === 'bitrix24') return { ...bitrixParts(address), settings: {}, shown: '' }
  const secret = isSigned(format) ? newSecret() : ''
  return { url: address, settings: {}, secret, shown: secret }
}

function webAddress(url: string): string {
  if (url === '') throw new Invalid({ url: 'Please enter the address.' })
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) throw new Invalid({ url: WEB_ADDRESS })
  const parsed = new URL(url)
  if (parsed.username || parsed.password)
    throw new Invalid({ url: 'Must not hold a user name or a password.' })
  parsed.hash = ''
  return parsed.href
}

/** A name that cannot be looked up now is taken: the address is checked again at every delivery. */
async function refusePrivate(network: App['webhookNetwork'], url: string): Promise<void> {
  if (isLocalName(hostOf(url))) throw new Invalid({ url: PRIVATE_ADDRESS })
  try {
    await publicAddresses(network, url)
  } catch (error) {
    if (error instanceof NoAnswer) throw new Invalid({ url: error.message })
  }
}

/** The code in the address of an inbound webhook is a password: it is stored as the secret. */
function bitrixParts(url: string) {
  const { origin, pathname } = new URL(url)
  const [, path = '', code = ''] = /^(\/rest\/\d+\/)([\w-]+)\/?/.exec(pathname) ?? []
  if (code === '') throw new Invalid({ url: BITRIX_ADDRESS })
  return { url: origin + path, secret: code }
}
