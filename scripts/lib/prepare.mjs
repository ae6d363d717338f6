import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { build, findStale } from './build.mjs'
import { install, needsInstall } from './install.mjs'
import { withLock } from './lock.mjs'
import { Stop, requireNode, root, stateFolder } from './project.mjs'

async function isPrepared(withBuild) {
  if (await needsInstall()) return false
  return !withBuild || (await findStale()).length === 0
}

async function requireWritable() {
  await access(root, constants.W_OK).catch(() => {
    throw new Stop(`Larder is not built yet, and you may not write to ${root}. Let its owner run: npm run build`)
  })
}

async function prepareLocked(withBuild) {
  if (await needsInstall()) await install()
  const stale = withBuild ? await findStale() : []
  if (stale.length > 0) await build(stale)
}

function sayWaiting() {
  console.log('Waiting for another npm command that is preparing this folder…')
}

/** Installs and builds what is missing or stale, and touches nothing otherwise, so that a read-only checkout starts too. */
export async function prepare({ withBuild = true } = {}) {
  requireNode()
  if (await isPrepared(withBuild)) return
  await requireWritable()
  await withLock(stateFolder, 'prepare', () => prepareLocked(withBuild), sayWaiting)
}
