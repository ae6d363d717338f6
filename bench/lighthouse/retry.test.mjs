import { describe, expect, test } from 'vitest'
import { checkReport, repeatFailed } from './retry.mjs'

/** Fails so many times, then answers how often it ran. */
const failing = (times) => {
  let runs = 0
  return async () => {
    runs += 1
    if (runs <= times) throw new Error(`NO_NAVSTART ${runs}`)
    return runs
  }
}

describe('a run of Lighthouse', () => {
  test.each([0, 1, 2])('that fails %d times is repeated as often, and said so', async (times) => {
    const said = []
    expect(await repeatFailed(failing(times), (line) => said.push(line))).toBe(times + 1)
    const failures = ['NO_NAVSTART 1', 'NO_NAVSTART 2'].slice(0, times)
    expect(said).toEqual(failures.map((failure) => `run failed (${failure}), repeating it`))
  })

  test('that fails three times ends the bench', async () => {
    await expect(repeatFailed(failing(3), () => {})).rejects.toThrow('NO_NAVSTART 3')
  })

  test('that measured nothing has failed, though there is a report', () => {
    const categories = { performance: { score: 0.9 }, seo: { score: null } }
    expect(checkReport({ categories }, ['performance'])).toEqual({ categories })
    expect(() => checkReport({ categories }, ['performance', 'seo'])).toThrow('No score for seo')
    const runtimeError = { code: 'NO_NAVSTART', message: 'no navigation' }
    expect(() => checkReport({ categories, runtimeError }, [])).toThrow('NO_NAVSTART: no navigation')
  })
})
