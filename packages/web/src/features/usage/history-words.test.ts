import { type LotEntry } from '@larder/contract/history'
import { expect, test } from 'vitest'
import { describeEntry, factsOf } from './history-words.ts'

const opened: LotEntry = {
  kind: 'opened',
  event_id: 4,
  date: '2026-01-05',
  lot_quantity: 1,
  expiry_date: '2026-01-10',
  location: null,
  notes: null,
}
const tell = (entry: LotEntry) => [describeEntry(entry, 'l'), ...factsOf(entry, 'l')].join(' · ')

test.each([
  [opened, 'Opened 1 l · keeps until 1/10/2026'],
  [{ ...opened, kind: 'frozen', lot_quantity: 0.5 } as const, 'Frozen 0.5 l · keeps until 1/10/2026'],
  [{ ...opened, kind: 'thawed', expiry_date: null } as const, 'Thawed 1 l'],
  [{ ...opened, kind: 'moved', location: 'Cellar' } as const, 'Moved 1 l · to Cellar'],
  [{ ...opened, kind: 'moved', lot_quantity: null } as const, 'Moved a batch'],
  [{ ...opened, kind: 'dated' } as const, 'Date changed of 1 l · keeps until 1/10/2026'],
  [{ ...opened, kind: 'dated', expiry_date: null } as const, 'Date changed of 1 l · no date'],
])('%o', (entry, words) => {
  expect(tell(entry)).toBe(words)
})
