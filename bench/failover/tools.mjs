import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const postgres_versions = '/usr/lib/postgresql'
const postgres_programs = ['postgres', 'initdb', 'pg_controldata', 'pg_basebackup', 'pg_rewind']

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Debian keeps the programs of each version of PostgreSQL in a folder that is not on the path; the newest comes first. */
function listPostgresFolders() {
  try {
    const versions = readdirSync(postgres_versions).toSorted((a, b) => Number(b) - Number(a))
    return versions.map((version) => join(postgres_versions, version, 'bin'))
  } catch {
    return []
  }
}

const path_folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']

/** The first folder that holds all of these programs; undefined where they are not installed. */
const findFolder = (folders, programs) =>
  folders.find((folder) => programs.every((program) => isProgram(join(folder, program))))

/** The paths of these programs, the folder of PostgreSQL's as `bin`, and the names of what is not installed. */
export function findTools(names) {
  const bin = findFolder([...listPostgresFolders(), ...path_folders], postgres_programs)
  const found = names.map((name) => [name, findFolder(path_folders, [name])])
  const missing = found.filter(([, folder]) => folder === undefined).map(([name]) => name)
  const paths = Object.fromEntries(found.map(([name, folder]) => [name, folder && join(folder, name)]))
  return { tools: { ...paths, bin }, missing: bin === undefined ? [...missing, 'postgresql'] : missing }
}
