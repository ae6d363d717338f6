import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

// Fetched for the bench and no part of the project: nobody who runs Larder should have to download it.
const packages = ['tesseract.js@6.0.1', '@tesseract.js-data/eng@1.0.0']

/** Puts tesseract.js into a folder of its own. */
export async function installBaseline(folder) {
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...packages]
  await promisify(execFile)('npm', options, { cwd: folder, shell: process.platform === 'win32' })
  return packages
}

/** A process that reads with tesseract.js, so that its memory and its CPU time are its own. */
export async function startBaseline(folder) {
  const child = fork(fileURLToPath(new URL('tesseract.mjs', import.meta.url)), [folder])
  await once(child, 'message')
  return {
    async read(file) {
      child.send(file)
      const [{ error, ...answer }] = await once(child, 'message')
      if (error !== undefined) throw new Error(error)
      return answer
    },
    stop: () => child.disconnect(),
  }
}
