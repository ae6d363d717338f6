import { readFile, readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ownBarcodeStatements } from '../barcode/statements.ts'
import type { Statement } from '../database/database.ts'
import { idempotencyStatements } from '../idempotency/repository.ts'
import { lessonStatements } from '../journal/lesson.ts'
import { lockStock, readStock, recordEvent } from '../journal/record.ts'
import { rhythmStatements } from '../journal/rhythm.ts'
import { journalStatements } from '../journal/statements.ts'
import { predictionStatements } from '../prediction/statements.ts'
import { recognitionStatements } from '../recognition/statements.ts'
import { receiptStatements } from '../receipt/repository.ts'
import { shoppingStatements } from '../shopping/statements.ts'
import { inventoryStatements } from './statements.ts'

const statements: Statement[] = [
  ...Object.values(inventoryStatements),
  ...Object.values(ownBarcodeStatements),
  ...Object.values(idempotencyStatements),
  ...Object.values(journalStatements),
  ...Object.values(lessonStatements),
  ...Object.values(predictionStatements),
  ...Object.values(receiptStatements),
  ...Object.values(recognitionStatements),
  ...Object.values(rhythmStatements),
  ...Object.values(shoppingStatements),
  lockStock,
  readStock,
  recordEvent,
]

const sources = new URL('../', import.meta.url)

async function filesThatContain(text: string | RegExp): Promise<string[]> {
  const names = (await readdir(sources, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const found = await Promise.all(
    names.map(async (name) => ((await readFile(new URL(name, sources), 'utf8')).search(text) === -1 ? [] : [name])),
  )
  return found
    .flat()
    .filter((name) => !name.startsWith('testing/'))
    .toSorted()
}

describe('every statement on what a household owns', () => {
  it.each(statements.map(({ name, text }) => [name, text]))('%s takes the household as its first value', (_, text) => {
    expect(text).toMatch(/household_id = \$1|\(household_id,[^)]*\)\s*values \(\$1,/)
  })

  it('stands in the files that this test reads, or cleans up for all', async () => {
    expect(
      await filesThatContain(
        /\b(from|into|update|join) (item|item_barcode|household_barcode_name|receipt_name|stock_event|idempotency_key|crop)\b/,
      ),
    ).toEqual([
      'barcode/fragments.ts',
      'barcode/statements.ts',
      'housekeeping/job.ts',
      'idempotency/repository.ts',
      'inventory/statements.ts',
      'journal/fragments.ts',
      'journal/lesson.ts',
      'journal/record.ts',
      'journal/rhythm.ts',
      'journal/statements.ts',
      'prediction/statements.ts',
      'receipt/repository.ts',
      'recognition/statements.ts',
      'shopping/statements.ts',
    ])
  })

  it('has a name of its own, under which it is planned once', () => {
    expect(new Set(statements.map(({ name }) => name)).size).toBe(statements.length)
  })
})

describe('the journal', () => {
  it('is written in one place', async () => {
    expect(await filesThatContain('insert into stock_event')).toEqual(['journal/fragments.ts'])
  })

  it('is the only part that sets a quantity', async () => {
    expect(await filesThatContain('set quantity')).toEqual(['journal/record.ts'])
  })
})
