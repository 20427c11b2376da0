// What node:http alone can do with the same bytes. Reads a response as JSON from standard input
// ({ headers, body in base64 }), serves it on a free port and prints the port.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const { headers, body } = JSON.parse(await text(process.stdin))
const bytes = Buffer.from(body, 'base64')
const byName = Object.fromEntries(headers)
// The same timeout as ours, so that the keep-alive header has the same length.
const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, byName)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
