import { Gauge, type Aggregator, type Registry } from 'prom-client'

interface About {
  name: string
  help: string
  /** What the figures of several workers come to; their sum unless told otherwise. */
  aggregator?: Aggregator
}

/** A figure that is read when somebody asks, and missing where nothing could be read. */
export function gauge(
  about: About,
  registers: Registry[],
  read: () => number | undefined | Promise<number | undefined>,
): void {
  const figure: Gauge = new Gauge({
    ...about,
    registers,
    async collect() {
      const value = await read()
      if (value === undefined) figure.remove()
      else figure.set(value)
    },
  })
}
