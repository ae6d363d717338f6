import type { Registry } from 'prom-client'
import type { LiveService } from '../live/service.ts'
import { addCounter, addGauge } from './instruments.ts'

/** Who is told of changes at once, and whether this process hears of them. */
export function watchLive(registry: Registry, live: Pick<LiveService, 'count'>): void {
  const count = () => live.count()
  addGauge(registry, 'larder_live_streams', 'Open streams of changes.', () => count().open)
  addGauge(registry, 'larder_live_listening', '1 while changes of other processes arrive.', () =>
    count().is_hearing ? 1 : 0,
  )
  addCounter(registry, 'larder_live_events_total', 'Changes told, to each stream.', () => count().sent)
  addCounter(registry, 'larder_live_dropped_total', 'Streams cut because nobody read them.', () => count().dropped)
}
