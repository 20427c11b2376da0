import { lookup } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'

export const HUBSPOT_URL = 'https://api.hsforms.com'

/** How webhooks reach other systems. */
export interface WebhookNetwork {
  /** Whether they may be on private networks, and this machine: `WEBHOOKS_PRIVATE`. */
  allowsPrivate: boolean
  /** All addresses of a name. */
  lookup: (name: string) => Promise<LookupAddress[]>
  /** Where HubSpot takes forms; a test has its own. */
  hubspotUrl: string
}

export function webhookNetwork({
  allowsPrivate,
}: Pick<WebhookNetwork, 'allowsPrivate'>): WebhookNetwork {
  return {
    allowsPrivate,
    lookup: (name) => lookup(name, { all: true }),
    hubspotUrl: HUBSPOT_URL,
  }
}
