import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const well_known_paths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

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
