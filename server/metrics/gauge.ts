import { Gauge, type Aggregator, type Registry } from 'prom-client'

interface GaugeOptions {
  name: string
  help: string
  /** How the values of several workers are combined; their sum by default. */
  aggregator?: Aggregator
}

/** A gauge that is read when metrics are collected, and omitted where its value is unknown. */
export function gauge(
  options: GaugeOptions,
  registers: Registry[],
  read: () => number | undefined | Promise<number | undefined>,
): void {
  const metric: Gauge = new Gauge({
    ...options,
    registers,
    async collect() {
      const value = await read()
      if (value === undefined) metric.remove()
      else metric.set(value)
    },
  })
}
