import type { Server as HttpServer } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets Node accept the connections that wait in the system's queue, one per event-loop turn, until
 * `quietTurns` turns in a row accepted none. Under load dozens of connections may wait.
 */
export async function acceptConnections(
  server: HttpServer,
  quietTurns: number,
  mayGoOn: (turns: number) => boolean,
): Promise<void> {
  let quiet = 0
  const onConnection = () => {
    quiet = 0
  }
  server.on('connection', onConnection)
  for (let turns = 0; quiet < quietTurns && mayGoOn(turns); turns++) {
    quiet++
    await nextTurn()
  }
  server.off('connection', onConnection)
}
