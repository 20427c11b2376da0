/** The address that an authenticator app reads from the QR code. */
export function otpauthUrl(key: { secret: string; issuer: string; username: string }): string {
  const [secret, issuer, username] = [key.secret, key.issuer, key.username].map(encodeURIComponent)
  return `otpauth://totp/${issuer}:${username}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`
}

/** In groups of four characters, easier to read and to type. */
export function inGroups(text: string, separator = ' '): string {
  return text.match(/.{1,4}/g)?.join(separator) ?? ''
}
