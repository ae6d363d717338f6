import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import { cameraArguments, makeFilm } from './film.mjs'

/** A browser like any other of the tests, with more said to it. Close it when done. */
export async function launchWith(args: readonly string[]): Promise<Browser> {
  const options = launchOptions()
  return await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] })
}

/** A browser whose camera plays that film. Close it when done. */
export async function launchWithCamera(
  artist: Browser,
  code: string,
  seconds_before = 1.5,
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-camera-'))
  const file = join(folder, 'camera.mjpeg')
  const page = await artist.newPage()
  await makeFilm(page, { file, code, seconds_before })
  await page.close()
  const browser = await launchWith(cameraArguments(file))
  return {
    browser,
    close: async () => {
      await browser.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Has every try to open a camera fail with an error of that name, on a machine with or without one. */
export async function refuseCamera(page: Page, name: string): Promise<void> {
  await page.addInitScript((error_name) => {
    const refuse = () => Promise.reject(new DOMException('Refused by the test', error_name))
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: refuse })
  }, name)
}

/** What was told to hand and ear, and which cameras were opened, as the page saw it. */
export interface Senses {
  beeps: { hz: number; seconds: number }[]
  vibrations: unknown[]
  tracks: MediaStreamTrack[]
  asked: unknown[]
}

/** Notes beeps, vibrations and camera tracks; everything still happens. */
export async function noteSenses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const senses: Senses = { beeps: [], vibrations: [], tracks: [], asked: [] }
    Object.assign(globalThis, { senses })
    const { stop } = OscillatorNode.prototype
    OscillatorNode.prototype.stop = function (when = 0) {
      senses.beeps.push({ hz: this.frequency.value, seconds: when - this.context.currentTime })
      stop.call(this, when)
    }
    navigator.vibrate = (pattern) => senses.vibrations.push(pattern) > 0
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      senses.asked.push(constraints)
      const stream = await open(constraints)
      senses.tracks.push(...stream.getTracks())
      return stream
    }
  })
}

/** Reads the notes, with the tracks as the states they are in now. */
export async function readSenses(page: Page) {
  return await page.evaluate(() => {
    const { tracks, ...rest } = (globalThis as unknown as { senses: Senses }).senses
    return { ...rest, tracks: tracks.map(({ readyState }) => readyState) }
  })
}
