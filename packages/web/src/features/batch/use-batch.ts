import { type BatchProduct } from '@larder/contract/batch'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { batch_messages as words } from '@larder/contract/messages/batch-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { noteAdded } from '../../api/added.ts'
import { saveProduct } from '../../api/batch.ts'
import { failureText } from '../../api/client/failure.ts'
import { createRandomKey } from '../../api/client/idempotency.ts'
import { invalidateStock, items_query } from '../../api/keys.ts'
import { saveInSequence } from '../../api/save.ts'
import { readEntry } from '../../router/history-entry.ts'
import { useEntryState } from '../../session/use-entry-state.ts'
import { useToast } from '../../ui/toast/toast.tsx'
import { useUnsavedChanges } from '../../ui/unsaved/unsaved-changes.ts'
import { countAdded, nameOf, type ProductEdits, readBatch, withEdits, withOutcome, withProduct } from './batch.ts'

/** The three steps of batch add: look over, add one at a time, see what became of each. */
export function useBatch() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const [batch, setBatch] = useEntryState(readBatch, ({ products }) => products.length > 0)
  const [current, setCurrent] = useState(0)
  const [retried, setRetried] = useState<string | null>(null)
  const { step, products } = batch
  // A run that is left stops after the product under way; the others keep their keys for another try.
  const { allow } = useUnsavedChanges(step === 1)
  const gone = useRef(new AbortController())
  useEffect(() => {
    const leaving = new AbortController()
    gone.current = leaving
    return () => leaving.abort()
  }, [])

  // The photo's screen, where products come from, has loaded them.
  const listKnown = (): readonly Item[] => queryClient.getQueryData(items_query.queryKey) ?? []

  async function save(product: BatchProduct): Promise<void> {
    const item_id = await saveProduct(product)
    noteAdded(product.id, item_id)
    invalidateStock(queryClient)
    setBatch((now) => withOutcome(now, product.id, { kind: 'added', item_id }))
  }
  function fail(product: BatchProduct, error: unknown): void {
    const message = failureText(error, messages.batch.productFailed)
    setBatch((now) => withOutcome(now, product.id, { kind: 'failed', message }))
  }

  async function run(): Promise<void> {
    setBatch((now) => ({ ...now, step: 1, outcomes: {} }))
    let added = 0
    await saveInSequence(products, {
      save,
      pause_ms: 0,
      signal: gone.current.signal,
      onStart: (_, index) => setCurrent(index + 1),
      onSaved: () => void added++,
      onFailed: fail,
    })
    if (gone.current.signal.aborted) return
    showToast(messages.batch.added(added, products.length), added === products.length ? 'success' : 'info')
  }

  function start(): void {
    if (step !== 0) return
    if (products.length === 0) return showToast(messages.batch.noProducts, 'error')
    run()
      .catch(() => showToast(messages.batch.failed, 'error'))
      .finally(() => setBatch((now) => ({ ...now, step: 2 })))
  }

  async function retry(product: BatchProduct): Promise<void> {
    if (retried !== null) return
    setRetried(product.id)
    try {
      await save(product)
      showToast(messages.inventory.itemAdded(nameOf(product)))
    } catch (error) {
      fail(product, error)
    }
    setRetried(null)
  }

  function remove(product: BatchProduct): void {
    const index = products.indexOf(product)
    setBatch((now) => ({ ...now, products: now.products.filter(({ id }) => id !== product.id) }))
    const onClick = (): void =>
      setBatch((now) =>
        now.products.some(({ id }) => id === product.id)
          ? now
          : { ...now, products: now.products.toSpliced(index, 0, product) },
      )
    showToast(words.removed(nameOf(product)), 'info', { label: action_labels.undo, onClick })
  }

  return {
    ...batch,
    /** Which one is being added. */
    current,
    retried,
    added: countAdded(batch),
    start,
    retry: (product: BatchProduct) => void retry(product),
    remove,
    edit: (id: string, edits: ProductEdits) =>
      setBatch((now) => withProduct(now, id, (product) => withEdits(product, edits, listKnown()))),
    join: (id: string, is_joined: boolean) =>
      setBatch((now) => withProduct(now, id, (product) => ({ ...product, is_joined }))),
    /** How much it is in the known item's unit, as a person said. */
    measure: (id: string, quantity_added: number | null) =>
      setBatch((now) => withProduct(now, id, (product) => ({ ...product, quantity_added, key: createRandomKey() }))),
    /** Back and Finish: to the page before where that is the return path, so that it is found as it was left. */
    goBack: () => {
      allow()
      if (batch.return_is_behind && readEntry().position > 0) void navigate(-1)
      else void navigate(batch.returnPath)
    },
  }
}

export type BatchActions = ReturnType<typeof useBatch>
