import { setTimeout as delay } from 'node:timers/promises'
import { isLocked } from '../database/errors.ts'

const most_attempts = 100
const pause_ms = 20

/** Tries until nobody is writing in the household, which takes as long as a write does; undefined where that does not end. */
export async function retryWhileHeld<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  for (let attempt = 1; attempt <= most_attempts; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error)) throw error
      await delay(pause_ms)
    }
  }
  return undefined
}
