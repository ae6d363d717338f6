import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { Stop, root, stateFolder } from './project.mjs'
import { run } from './run.mjs'

const common = ['package-lock.json', 'tsconfig.base.json', 'packages/contract', 'packages/stock']

/** The server is built together with every package it may stand on, which is all but the web app. */
async function listServerSources() {
  const packages = await readdir(join(root, 'packages'))
  return [...common, ...packages.filter((name) => name !== 'web').map((name) => `packages/${name}`)]
}

function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function runNode(script, args) {
  const { ok, output } = await run(process.execPath, [join(root, 'node_modules', script), ...args])
  if (!ok) throw new Stop(`${output.trim()}\n\nThe build failed; the reason stands above.`)
}

async function buildServer() {
  // The compiler's own record does not notice that its output was deleted.
  const isThere = await exists(server.output)
  await runNode('typescript/bin/tsc', ['-b', 'packages/server', ...(isThere ? [] : ['--force'])])
}

/** Built beside and then swapped: whoever serves the old files meanwhile never sees half of the new ones. */
async function buildWeb() {
  const dist = join(root, 'packages/web/dist')
  const fresh = join(stateFolder, `web-${randomUUID()}`)
  const old = `${fresh}-old`
  try {
    await runNode('vite/bin/vite.js', [
      'build',
      'packages/web',
      '--outDir',
      fresh,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ])
    await rename(dist, old).catch(() => undefined)
    await rename(fresh, dist)
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

const server = {
  name: 'server',
  sources: listServerSources,
  facts: () => [],
  output: join(root, 'packages/server/dist/main.js'),
  build: buildServer,
}

const web = {
  name: 'web',
  sources: async () => [...common, 'packages/web'],
  // Settings of the build time end up inside the files.
  facts: () => Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')),
  output: join(root, 'packages/web/dist/index.html'),
  build: buildWeb,
}

function stampFile({ name }) {
  return join(root, 'node_modules/.cache/larder', `${name}.stamp`)
}

async function fingerprintOf(target) {
  return fingerprint(root, await target.sources(), target.facts())
}

async function isStale(target) {
  const [stamp, wanted, there] = await Promise.all([
    readFile(stampFile(target), 'utf8').catch(() => ''),
    fingerprintOf(target),
    exists(target.output),
  ])
  return !there || stamp !== wanted
}

/** The parts whose sources are not those they were built from. */
export async function findStale() {
  const stale = await Promise.all([server, web].map(isStale))
  return [server, web].filter((_, index) => stale[index])
}

/** Builds the given parts; the stamp of what was read before the build is written after it. */
export async function build(targets) {
  console.log('Building…')
  for (const target of targets) {
    const stamp = await fingerprintOf(target)
    await target.build()
    await mkdir(join(root, 'node_modules/.cache/larder'), { recursive: true })
    await writeFile(stampFile(target), stamp)
  }
}
