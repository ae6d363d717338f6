import { availableParallelism, cpus, loadavg } from 'node:os'

/** What figures were taken on, and how busy it was with other things: times mean nothing without it. */
export function describeMachine() {
  // On some arm64 systems the kernel does not name the processor.
  const [model = ''] = cpus().map((cpu) => cpu.model.trim())
  const processor = [process.arch, ...(model === '' || model === 'unknown' ? [] : [model])].join(', ')
  return `load average ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores (${processor})`
}
