import type { ImportState } from './import.ts'
import type { Source } from './source.ts'

const width = 24
const every_ms = 200
const every_ms_in_log = 10_000

const count = (rows: number): string => rows.toLocaleString('en')

function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** One line that says how far an import is: a bar where the size is known, and what is left at this pace. */
export function describeProgress(state: ImportState, done: number, total: number | undefined, seconds: number): string {
  const rows = `${count(state.rows_read)} rows, ${count(state.rows_kept)} kept`
  if (total === undefined || total === 0) return `${rows}, ${minutes(seconds)}`
  const share = Math.min(done / total, 1)
  const full = Math.round(share * width)
  const left = share > 0.01 ? `, ${minutes((seconds / share) * (1 - share))} left` : ''
  return `[${'#'.repeat(full)}${'-'.repeat(width - full)}] ${Math.floor(share * 100)} % ${rows}${left}`
}

/** Draws over the same line in a terminal; elsewhere a line now and then. */
export function createProgress(source: Source, output: NodeJS.WriteStream) {
  const started = performance.now()
  let last = -Infinity
  return {
    show(state: ImportState): void {
      const now = performance.now()
      if (now - last < (output.isTTY ? every_ms : every_ms_in_log)) return
      last = now
      const line = describeProgress(state, source.readBytes(), source.total_bytes, (now - started) / 1000)
      output.write(output.isTTY ? `\r\u001b[K${line.slice(0, (output.columns || 80) - 1)}` : `${line}\n`)
    },
    end(): void {
      if (output.isTTY) output.write('\r\u001b[K')
    },
  }
}
