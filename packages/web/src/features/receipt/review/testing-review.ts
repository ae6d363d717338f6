import { type ReceiptItem, type ReceiptResults } from '@larder/contract/receipt'
import { vi } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import { renderInApp } from '../../../testing/render-in-app.ts'
import { makeLine, makeResults } from './testing.ts'
import { useReview } from './use-review.ts'

const photo = { blob: new Blob(), url: 'blob:receipt' }
/** Lines of these names and no more. */
export const lines = (...names: string[]): ReceiptItem[] => names.map((product_name) => makeLine({ product_name }))

/** A review of a receipt with these lines. */
export async function review(items: ReceiptItem[], known = [makeItem()], facts: Partial<ReceiptResults> = {}) {
  const app = await renderInApp(useReview, '/ocr-upload')
  const by_id = new Map(known.map((item) => [item.item_id, item]))
  await app.hook.do(({ begin }) => begin(makeResults(items, facts), by_id, photo))
  const wait = (ms: number) => app.hook.do(() => vi.advanceTimersByTimeAsync(ms))
  const names = () => app.hook.current.drafts.map(({ values }) => values.item_name)
  const card = (index: number) => {
    const draft = app.hook.current.drafts[index]
    if (draft === undefined) throw new Error('There is no such card')
    return draft
  }
  return { ...app, wait, names, card }
}
