import { randomUUID } from 'node:crypto'

import type { ShippedPackage } from './shipped-packages.ts'

export interface Site {
  name: string
  version: string
  description: string
  license: string
}

/** The bill of materials in CycloneDX 1.6: what the archive contains, and what needs what. */
export function billOfMaterials(site: Site, packages: ShippedPackage[], madeAt: Date) {
  const purls = new Map(packages.map((shipped) => [shipped.path, purl(shipped)]))
  const own = purl(site)
  const direct = packages.filter(({ path }) => path.lastIndexOf('node_modules/') === 0)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: madeAt.toISOString(),
      tools: { components: [{ type: 'application', name: 'npm run package' }] },
      component: {
        type: 'application',
        'bom-ref': own,
        name: site.name,
        version: site.version,
        description: site.description,
        licenses: [{ license: { id: site.license } }],
        purl: own,
      },
    },
    components: [
      ...new Map(packages.map((shipped) => [purl(shipped), component(shipped)])).values(),
    ],
    dependencies: [
      { ref: own, dependsOn: unique(direct.map(purl)) },
      ...unique([...purls.values()]).map((ref) => ({
        ref,
        dependsOn: unique(
          packages
            .filter((shipped) => purl(shipped) === ref)
            .flatMap(({ needs }) => needs.flatMap((path) => purls.get(path) ?? [])),
        ),
      })),
    ],
  }
}

function component(shipped: ShippedPackage) {
  const { name, version, licence, sha512 } = shipped
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: name === 'node' ? 'platform' : 'library',
    'bom-ref': purl(shipped),
    ...(group && { group }),
    name: bare,
    version,
    hashes: [{ alg: 'SHA-512', content: sha512 }],
    licenses: [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }],
    purl: purl(shipped),
  }
}

function purl({ name, version }: { name: string; version: string }): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}
