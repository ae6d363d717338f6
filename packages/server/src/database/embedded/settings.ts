export type Settings = Readonly<Record<string, string>>

/**
 * PostgreSQL for one household on a small machine: little memory, few processes, nothing taken from durability
 * (fsync, full_page_writes and synchronous_commit stay on, as PostgreSQL ships them).
 */
export const defaultSettings: Settings = {
  max_connections: '50',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
  // Nobody looks at the names of its processes, and renaming them with every statement costs a tenth of a record.
  update_process_title: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file for each day of the week, so that logs never fill the disk.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  // Errors of statements reach the app; with their values they would put names and addresses into a file.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
}

/** Settings as arguments: a file of our own in the cluster would be one more thing to keep in step with the release. */
export function toArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** A folder as an item of unix_socket_directories, where a comma would begin another one. */
export function quoteFolder(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`
}
