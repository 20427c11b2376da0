import { BlockList, isIPv4 } from 'node:net'

/** The IPv4 networks that are not on the public internet, after IANA's register of special ones. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** All public IPv6 addresses. Loopback, link-local, private, mapped IPv4 and NAT64 are outside of it. */
const PUBLIC_IPV6 = '2000::/3'

/** Within it: tunnels, which carry an IPv4 address, and addresses for documents and tests. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4')
const publicIpv6 = listOf([PUBLIC_IPV6], 'ipv6')
const specialIpv6 = listOf(SPECIAL_IPV6, 'ipv6')

/** Whether an IP address is on this machine, on its networks, or on none. */
export function isPrivate(address: string): boolean {
  if (isIPv4(address)) return privateIpv4.check(address, 'ipv4')
  return !publicIpv6.check(address, 'ipv6') || specialIpv6.check(address, 'ipv6')
}

function listOf(networks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
