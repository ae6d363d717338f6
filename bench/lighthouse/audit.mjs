import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

// The last one that runs on every Node we run on; it is fetched for the bench and no part of the project.
const lighthouse = 'lighthouse@12.8.2'
const isRoot = process.getuid?.() === 0

/** A browser profile that is signed in, as a returning visitor's is; without a token it is simply new. */
export async function createProfile({ folder, browser, url, token }) {
  const context = await chromium.launchPersistentContext(folder, { executablePath: browser, chromiumSandbox: !isRoot })
  if (token !== undefined) {
    await context.setStorageState({
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
    })
  }
  await context.close()
}

function runNpx(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, { env, stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`Lighthouse ended with ${code}`))))
  })
}

/** Lighthouse's report on one page as a middling phone on a slow network sees it, in the given profile. */
export async function audit({ folder, browser, address }) {
  const flags = ['--headless=new', `--user-data-dir=${folder}`, ...(isRoot ? ['--no-sandbox'] : [])]
  const args = [
    '--yes',
    lighthouse,
    address,
    // It would empty the storage, and with it the session.
    '--disable-storage-reset',
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=${flags.join(' ')}`,
  ]
  const env = {
    ...process.env,
    npm_config_loglevel: 'error',
    npm_config_ignore_scripts: 'true',
    CHROME_PATH: browser,
    // What Lighthouse leaves behind goes away with the profiles.
    TMPDIR: join(folder, '..'),
  }
  return JSON.parse(await runNpx(args, env))
}
