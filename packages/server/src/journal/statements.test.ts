import { describe, expect, it } from 'vitest'
import { readSources } from '../testing/sources.ts'

async function filesThatContain(text: string): Promise<string[]> {
  const sources = await readSources()
  return sources.filter(({ code }) => code.includes(text)).map(({ path }) => path)
}

describe('the journal', () => {
  it('is written in one place', async () => {
    expect(await filesThatContain('insert into stock_event')).toEqual(['journal/fragments.ts'])
  })

  it('is the only part that sets a quantity', async () => {
    expect(await filesThatContain('set quantity')).toEqual(['journal/stock-statements.ts'])
  })
})
