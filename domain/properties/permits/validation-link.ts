// Said as it is written, and not as a parser would mend it: a port, a user's name, a backslash or a
// dot at the end of the host is refused, whatever it would come to. A QR code holds this much well.
const LINK =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*dubailand\.gov\.ae(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i
const LONGEST = 500

/** Whether an address leads to the Dubai Land Department: https on dubailand.gov.ae or below it. */
export function isValidationLink(address: string): boolean {
  return address.length <= LONGEST && LINK.test(address) && URL.canParse(address)
}
