import { Counter, Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

type Read = () => number | undefined | Promise<number | undefined>

/** A gauge that is read whenever somebody asks for the metrics; undefined tells nothing. */
export function addGauge(registry: Registry, name: string, help: string, read: Read): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read()
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    },
  })
}

/** A counter that another module keeps, read as a gauge is. */
export function addCounter(registry: Registry, name: string, help: string, read: () => number): void {
  const counter = new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      counter.reset()
      counter.inc(read())
    },
  })
}
