import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from 'prom-client'
import { addGauge } from './instruments.ts'

async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.backup')).toSorted()
}

async function findNewest(folder: string): Promise<number | undefined> {
  const newest = (await listBackups(folder)).at(-1)
  const file = newest === undefined ? undefined : await stat(join(folder, newest)).catch(() => undefined)
  return file === undefined ? undefined : Math.round(file.mtimeMs / 1000)
}

/** The daily backups: an alarm on the age of the newest is the one that nobody should be without. */
export function watchBackups(registry: Registry, folder: string): void {
  const count = async () => (await listBackups(folder)).length
  const name = 'larder_backup_last_success_timestamp_seconds'
  addGauge(registry, 'larder_backups', 'Daily backups that are kept.', count)
  addGauge(registry, name, 'When the newest of them was finished.', () => findNewest(folder))
}
