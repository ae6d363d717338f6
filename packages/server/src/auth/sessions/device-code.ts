import { hash, randomInt } from 'node:crypto'
import { device_code } from '@larder/contract/constants'

// Without those that look alike: it is read from one screen and typed on another.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const half = device_code.length / 2

/** A code of 40 random bits in two groups: nobody guesses it in its ten minutes. */
export function createDeviceCode(): string {
  const code = Array.from({ length: device_code.length }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, half)}-${code.slice(half)}`
}

/** The form in which a code is stored and looked for; however it was typed, its letters and digits count. */
export function hashDeviceCode(code: string): Buffer {
  return hash('sha256', code.toUpperCase().replaceAll(/[^A-Z\d]/g, ''), 'buffer')
}
