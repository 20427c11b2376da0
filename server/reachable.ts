import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addAddress('::1', 'ipv6')

const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])

/** Says who can reach a site that listens at this host, and where. */
export function whoCanReach(host: string, port: number, own = ownAddresses()): string {
  if (host === 'localhost' || isThisMachine(host)) return 'only this machine can reach it'
  const addresses = EVERY_ADDRESS.has(host) ? own : [host]
  if (addresses.length === 0) return 'only this machine can reach it: it has no network'
  const urls = addresses.map((address) => `http://${address}:${port}`).join(', ')
  return `every machine in the same network can reach it at ${urls}; HOST=127.0.0.1 keeps it to this one`
}

function isThisMachine(host: string): boolean {
  const family = isIP(host)
  return family !== 0 && thisMachine.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
