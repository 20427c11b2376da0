/** A field that is hidden from people; only bots fill it. */
export const HONEYPOT = 'website'
