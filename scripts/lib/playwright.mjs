import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { Stop, root } from './project.mjs'
import { run } from './run.mjs'

/** Runs browser tests, all or those named, in a browser that was found or got. */
export async function runPlaywright(args = [], settings = {}) {
  const { path, problem } = await findChromium()
  if (!path) throw new Stop(`No Chromium was found and none could be got: ${problem}`)
  const env = { ...process.env, CHROMIUM_PATH: path, ...settings }
  return await run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args], {
    env,
    show: true,
  })
}
