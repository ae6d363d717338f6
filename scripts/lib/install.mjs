import { constants } from 'node:fs'
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { Stop, root, stateFolder } from './project.mjs'
import { runNpm } from './run.mjs'

const modules = join(root, 'node_modules')
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
const stampFile = join(modules, '.larder-installed')

async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
}

/** Whether npm's own record of what it installed agrees with the lock file, as after an `npm install` by hand. */
export function isInstalled(wanted, installed) {
  const entries = Object.entries(wanted.packages ?? {}).filter(([path]) => path.includes('node_modules/'))
  return entries.every(([path, { version, optional }]) => {
    const found = installed.packages?.[path]
    return found === undefined ? optional === true : found.version === version
  })
}

async function canWrite(folder) {
  return await mkdir(folder, { recursive: true })
    .then(() => access(folder, constants.W_OK))
    .then(
      () => true,
      () => false,
    )
}

/** A home that is missing or closed must not stop npm, which keeps its cache there. */
async function npmEnvironment() {
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm')
  if (await canWrite(cache)) return process.env
  return { ...process.env, npm_config_cache: join(stateFolder, 'npm-cache') }
}

// Packages for another system or Node generation would be found, and not load.
const runtime = `${process.versions.modules}-${process.platform}-${process.arch}`

async function wantedStamp() {
  return { lock: fingerprint(root, ['package-lock.json']), runtime }
}

async function readRecords() {
  const files = [join(root, 'package-lock.json'), join(modules, '.package-lock.json')]
  return await Promise.all(files.map(readJson))
}

/** Whether npm would change anything; our stamp answers in a millisecond, npm's own record otherwise. */
export async function needsInstall() {
  // A stamp that a crash left half written, or an older release wrote differently, says nothing.
  const [stamp, wanted] = await Promise.all([readJson(stampFile).catch(() => ({})), wantedStamp()])
  if (stamp.runtime !== undefined && stamp.runtime !== wanted.runtime) return true
  if (stamp.lock === wanted.lock) return false
  const [lock, installed] = await readRecords()
  if (!isInstalled(lock, installed)) return true
  await writeFile(stampFile, JSON.stringify(wanted)).catch(() => undefined)
  return false
}

/** Installs what the lock file says, quietly: what npm says is shown only when it failed. */
export async function install() {
  console.log('Installing packages, once…')
  // Not `npm ci`: it refuses a lock file without the packages of other systems, which some registries do not carry.
  // dev: the build runs here, also where NODE_ENV says production. optional: PostgreSQL comes that way.
  const args = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--include=optional', ...quiet]
  const { ok, output } = await runNpm(args, { env: await npmEnvironment() })
  await rm(join(stateFolder, 'npm-cache'), { recursive: true, force: true })
  if (!ok) throw new Stop(`${output.trim()}\n\nThe packages could not be installed. npm says why above.`)
  await writeFile(stampFile, JSON.stringify(await wantedStamp()))
}
