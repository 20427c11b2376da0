/**
 * The network that a client is in, for limits that one client must not escape by changing its
 * address: of an IPv6 address the first half, which a provider gives to one customer.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4) return v4
  const [plain = ''] = address.split('%')
  const normal = URL.parse(`http://[${plain}]`)?.hostname.slice(1, -1)
  if (normal === undefined) return address
  const [head = '', tail] = normal.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    groups.push(...Array<string>(8 - groups.length - after.length).fill('0'), ...after)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Whether it is a proxy here that does not say for whom it asks: visitors cannot be told apart. */
export function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === networkOf('::1')
}
