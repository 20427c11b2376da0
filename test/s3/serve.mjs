// Serves S3 on loopback with the package named by the first argument, from the folder named by the
// second, until its parent is gone. The packages are installed beside this file.
const [, , name, directory] = process.argv
const { default: S3rver } = await import(name)

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: 'site' }],
})
const { port } = await server.run()
console.log(`Serving on ${port}`)

process.stdin.on('end', () => process.exit()).resume()
