import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client'

interface GaugeOptions extends GaugeConfiguration<string> {
  read: () => number | undefined | Promise<number | undefined>
}

/** A gauge that is read when metrics are collected, and omitted where its value is unknown. */
export function gauge(registers: Registry[], { read, ...options }: GaugeOptions): void {
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
