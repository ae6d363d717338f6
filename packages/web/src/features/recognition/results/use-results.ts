import { type BatchState } from '@larder/contract/batch'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { type Suggestion } from '@larder/contract/recognition'
import { formatAmount } from '@larder/contract/values/numbers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { noteAdded } from '../../../api/added.ts'
import { confirmCrops, saveProduct, setQuantity } from '../../../api/batch.ts'
import { failureText } from '../../../api/client/failure.ts'
import { items_query, refreshStock } from '../../../api/keys.ts'
import { useTakeBack } from '../../../shared/recorded.ts'
import { useStableActions } from '../../../ui/stable-actions.ts'
import { useToast } from '../../../ui/toast/toast.tsx'
import { type Finding, type NamedEdits, nameOf, toBatchProduct, withEdits, withName } from './finding.ts'
import { addable, type Scan, withAdded, withFinding, withNamed, withToggled } from '../scan.ts'

const none: readonly Item[] = []

/** How an attempt to add one card stands; a card that rests has none. */
export type CardState = { kind: 'saving' } | { kind: 'failed'; text: string }

/** As what a card is added: a new item, or so much more of the one it is, or all there is of it. */
export type Way =
  | { as: 'new' }
  | { as: 'more'; quantity_added: number | null }
  | { as: 'all'; item: Item; quantity: number }

/** What can be done with the products of a photo. */
export function useResults(scan: Scan, setScan: (change: (scan: Scan) => Scan) => void) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  const { data: list = none } = useQuery(items_query)
  const items = useMemo(() => new Map(list.map((item) => [item.item_id, item])), [list])
  const [states, setStates] = useState<ReadonlyMap<string, CardState>>(new Map())

  function mark(id: string, state: CardState | null): void {
    setStates((now) => {
      const next = new Map(now)
      if (state === null) next.delete(id)
      else next.set(id, state)
      return next
    })
  }

  async function add(finding: Finding, way: Way): Promise<void> {
    const { id } = finding
    if (states.get(id)?.kind === 'saving') return
    mark(id, { kind: 'saving' })
    const product = {
      ...toBatchProduct(finding, scan.id),
      is_joined: way.as === 'more',
      quantity_added: way.as === 'more' ? way.quantity_added : null,
    }
    const isSet = way.as === 'all'
    try {
      const item_id = isSet ? await setAll(way.item, way.quantity, product.crop_ids) : await saveProduct(product)
      noteAdded(product.id, item_id)
      setScan((now) => withAdded(withFinding(now, id, (card) => ({ ...card, added: item_id }))))
      mark(id, null)
      if (!isSet) showToast(messages.inventory.itemAdded(nameOf(finding)))
      void refreshStock(queryClient)
    } catch (error) {
      mark(id, { kind: 'failed', text: failureText(error, isSet ? words.setFailed : messages.inventory.addFailed) })
    }
  }

  /** The photo shows all there is of it: the stock becomes that, and Undo brings back what it was. */
  async function setAll(item: Item, quantity: number, crop_ids: readonly string[]): Promise<number> {
    await setQuantity(item, quantity)
    confirmCrops(item.item_id, crop_ids)
    showToast(words.wasSet(item.item_name, formatAmount(quantity, item.unit_of_measure)), 'success', {
      label: action_labels.undo,
      onClick: () => takeBack(() => setQuantity(item, item.quantity)),
    })
    return item.item_id
  }

  /** On to batch add, from where Back leads here again. */
  function toBatch(which: 'all' | 'selected'): void {
    const products = addable(scan, which).map((finding) => toBatchProduct(finding, scan.id))
    if (products.length === 0) return showToast(scan_messages.recognition.noneDetected, 'error')
    const state: BatchState = { products, returnPath: '/product-recognition', return_is_behind: true }
    void navigate('/inventory/batch-add', { state })
  }

  const actions = useStableActions({
    toggle: (id: string) => setScan((now) => withToggled(now, id)),
    edit: (id: string, edits: NamedEdits) => {
      mark(id, null)
      setScan((now) => withFinding(now, id, (finding) => withEdits(finding, edits, items)))
    },
    rename: (id: string, choice: Suggestion) => {
      mark(id, null)
      setScan((now) => withFinding(now, id, (finding) => withName(finding, choice, items)))
    },
    /** Gives a thing its name: from now on it is a product like the others. */
    name: (thing_id: string, choice: Suggestion) => {
      setScan((now) => withNamed(now, thing_id, choice, items))
      showToast(words.nowNamed(choice.product_name.trim()))
    },
    add: (finding: Finding, way: Way) => void add(finding, way),
  })
  return {
    states,
    /** What a card needs of the whole; it changes with the inventory only, so that a hundred cards rest while one moves. */
    cards: useMemo(() => ({ items, list, ...actions }), [items, list, actions]),
    toBatch,
    /** The selected, to be confirmed; says so where there are none. */
    confirm: (): boolean => {
      if (addable(scan, 'selected').length > 0) return true
      showToast(scan_messages.recognition.noneSelected, 'error')
      return false
    },
  }
}

export type CardActions = ReturnType<typeof useResults>['cards']
