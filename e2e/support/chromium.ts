import { existsSync, readFileSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const list = new URL('../../scripts/lib/browsers.json', import.meta.url)
const well_known_paths = JSON.parse(readFileSync(list, 'utf8')) as readonly string[]

// The browser's own calls home would be noise beside the page's requests, and there may be no network at all.
const quiet_arguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--disable-features=OptimizationHints,MediaRouter,Translate,CertificateTransparencyComponentUpdater',
]

/** A browser of this machine, so that nothing has to be downloaded where one is installed. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || well_known_paths.find((path) => existsSync(path))
}

/** How every browser of the tests and benches is started; Chromium has no sandbox for root. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: quiet_arguments,
  }
}
