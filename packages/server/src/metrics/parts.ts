import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import type { ImageService } from '../images/service.ts'
import { type Source, single } from './exposition.ts'

/** How busy the connections to PostgreSQL are; many who wait for one are the first sign of a database that is too slow. */
export function watchDatabase(database: Pick<Database, 'countConnections'>): Source {
  return () => {
    const { open, idle, waiting } = database.countConnections()
    return [
      single('gauge', 'larder_database_connections', 'Open connections to PostgreSQL.', open),
      single('gauge', 'larder_database_connections_idle', 'Those with nothing to do.', idle),
      single('gauge', 'larder_database_waiting', 'Questions that wait for a connection.', waiting),
    ]
  }
}

/** The memory of another process as Linux tells it; zero where there is none, or no such telling. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

/** The line of photos, and what is at work on them. */
export function watchImages(images: Pick<ImageService, 'count'>): Source {
  return async () => {
    const { running, waiting, started, waited_ms, refused, threads, pids } = images.count()
    const memory = await Promise.all(pids.map(memoryOf))
    const bytes = memory.reduce((sum, each) => sum + each, 0)
    return [
      single('gauge', 'larder_photos_running', 'Photos being looked at.', running),
      single('gauge', 'larder_photos_waiting', 'Photos that wait for their turn.', waiting),
      single('counter', 'larder_photos_started_total', 'Photos that had their turn.', started),
      single('counter', 'larder_photos_wait_seconds_total', 'What those have waited together.', waited_ms / 1000),
      single('counter', 'larder_photos_refused_total', 'Photos for which there was no room to wait.', refused),
      single('gauge', 'larder_worker_threads', 'Threads that read photos.', threads),
      single('gauge', 'larder_worker_processes', 'Processes that read photos.', pids.length),
      single('gauge', 'larder_worker_memory_bytes', 'Memory of those processes.', bytes),
    ]
  }
}

/** The daily backups: an alarm on the age of the newest is the one that nobody should be without. */
export function watchBackups(folder: string): Source {
  return async () => {
    const names = await readdir(folder).catch(() => [])
    const backups = names.filter((name) => name.endsWith('.backup')).toSorted()
    const newest = backups.at(-1)
    const file = newest === undefined ? undefined : await stat(join(folder, newest)).catch(() => undefined)
    return [
      single('gauge', 'larder_backups', 'Daily backups that are kept.', backups.length),
      ...(file === undefined
        ? []
        : [
            single(
              'gauge',
              'larder_backup_last_success_timestamp_seconds',
              'When the newest of them was finished.',
              Math.round(file.mtimeMs / 1000),
            ),
          ]),
    ]
  }
}
