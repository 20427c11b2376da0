// Serves S3 on loopback with the package named by the first argument, from the folder named by the
// second, until its parent is gone. The packages are installed beside this file.
import { randomUUID } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

const [, , name, directory] = process.argv
const { default: S3rver } = await import(name)

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: 'site' }],
})
storeObjectsAtomically(server.store)
const { port } = await server.run()
console.log(`Serving on ${port}`)

process.stdin.on('end', () => process.exit()).resume()

/**
 * S3 stores an object completely or not at all. Both packages write it in place, and would keep the
 * part that a killed client had sent.
 */
function storeObjectsAtomically(store) {
  const putObject = store.putObject.bind(store)
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const received = { bucket: 'received', key: randomUUID() }
    const result = await putObject({ ...received, content, metadata })
    const pathOf = (object, part) => store.getResourcePath(object.bucket, object.key, part)
    await mkdir(dirname(pathOf({ bucket, key }, 'object')), { recursive: true })
    for (const part of ['metadata.json', 'object.md5', 'object'])
      await rename(pathOf(received, part), pathOf({ bucket, key }, part))
    return result
  }
}
