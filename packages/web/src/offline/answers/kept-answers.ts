import { api } from '@larder/contract/calls/api'
import { type Call, type CallOutput } from '@larder/contract/calls/call'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { keyOfCall } from '../../api/client/call.ts'
import { CallError } from '../../api/client/failure.ts'
import { type Parts } from '../../api/client/request.ts'
import { isLocalId, idName, type OutboxEntry } from '../outbox/entry.ts'
import { type Outbox } from '../outbox/outbox.ts'
import { applyToItems, createdItem } from '../replica/apply-to-item.ts'
import { nameCall, names } from '../replica/call-names.ts'
import { fileOwnLines } from '../replica/file-own-lines.ts'
import { type Asked, overlay } from '../replica/overlay.ts'
import { type KeptAnswer, type OfflineStore } from '../store/store.ts'

const list_key = keyOfCall(api.listItems, {})
const profile_key = keyOfCall(api.getProfile, {})
const predictions_key = keyOfCall(api.listPredictions, {})

// What was read or kept last, so that a tap does not wait for the disk to read thousands of items.
const recent = new Map<string, KeptAnswer>()
const most_recent = 40
let recent_store = ''

function remember(store_name: string, key: string, answer: KeptAnswer): void {
  if (recent_store !== store_name) recent.clear()
  recent_store = store_name
  recent.delete(key)
  recent.set(key, answer)
  for (const oldest of recent.keys()) if (recent.size > most_recent) recent.delete(oldest)
}

async function find({ store }: Outbox, key: string): Promise<KeptAnswer | undefined> {
  const held = recent_store === store.name ? recent.get(key) : undefined
  if (held !== undefined) return held
  const kept = await store.readAnswer(key)
  if (kept !== undefined) remember(store.name, key, kept)
  return kept
}

let areKept = true
const unwritten = new Map<string, { readonly store: OfflineStore; readonly answer: KeptAnswer }>()

async function writeUnwritten(): Promise<void> {
  const writing = [...unwritten]
  unwritten.clear()
  for (const [key, { store, answer }] of writing) {
    if (!areKept) return
    // A full disk takes nothing away from what is shown now.
    await store.keepAnswer(key, answer).catch(() => undefined)
  }
}

const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200))

/** Keeps an answer for a time without a network; written when nothing else is to be done, since thousands of items take a while. */
export function keepAnswer({ store }: Outbox, key: string, answer: KeptAnswer): void {
  // An answer that was on its way when the session ended.
  if (!areKept) return
  const isSame = recent_store === store.name && recent.get(key)?.value === answer.value
  remember(store.name, key, answer)
  if (isSame) return
  if (unwritten.size === 0) whenIdle(() => void writeUnwritten())
  unwritten.set(key, { store, answer })
}

/** Says whether anybody is signed in: once nobody is, what was read is not kept, and not written later either. */
export function keepAnswers(is_signed_in: boolean): void {
  areKept = is_signed_in
  if (areKept) return
  recent.clear()
  unwritten.clear()
}

/** Writes at once what waits for an idle moment: the page may not have another one. */
export function followHiding(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void writeUnwritten()
  })
}

/** When what this phone shows was asked for: the inventory, or else what was kept last; undefined where nothing is kept. */
export async function findKeptAt(outbox: Outbox): Promise<number | undefined> {
  return (await find(outbox, list_key))?.at ?? (await outbox.store.findNewestAt())
}

/** Where the household's day begins; undefined where this phone does not know it yet. */
export async function findTimeZone(outbox: Outbox): Promise<string | undefined> {
  const profile = (await find(outbox, profile_key))?.value as CallOutput<typeof api.getProfile> | undefined
  return profile && ('user' in profile ? profile.user : profile).time_zone
}

/** Finds items in the list as this phone knows it. */
export async function loadItems(outbox: Outbox): Promise<Map<number, Item>> {
  const kept = await find(outbox, list_key)
  const time_zone = await findTimeZone(outbox)
  const items = applyToItems((kept?.value ?? []) as Item[], outbox.listSince(kept?.at ?? 0), time_zone)
  return new Map(items.map((item) => [item.item_id, item]))
}

const missing = (): CallError => new CallError(404, null, null)

/** An item with what a newer list says of it; its batches are known as long as they fit. */
function withNewer(item: Item, newer: Item): Item {
  const { lots, ...fields } = item
  const fits = item.quantity === newer.quantity && item.lot_count === newer.lot_count
  return { ...fields, ...(lots && fits ? { lots } : {}), ...newer }
}

async function readItem(outbox: Outbox, item_id: number, key: string): Promise<KeptAnswer | undefined> {
  const kept = await find(outbox, key)
  const list = await find(outbox, list_key)
  if (kept !== undefined && (list === undefined || list.at <= kept.at)) return kept
  const made = outbox.list().find(({ seq }) => -seq === item_id || outbox.ids().get(idName('item', -seq)) === item_id)
  const created = made && createdItem(made, await findTimeZone(outbox))
  const item = (list?.value as Item[] | undefined)?.find((one) => one.item_id === item_id)
  if (created && item === undefined) {
    // Since it was sent, what follows is about the server's id.
    const at = made.sent_at === undefined ? made.made_at : made.sent_at + 1
    return { value: { ...created, item_id }, at }
  }
  if (list === undefined || item === undefined) return kept
  return { value: kept === undefined ? item : withNewer(kept.value as Item, item), at: list.at }
}

const no_prediction: CallOutput<typeof api.getPrediction> = {
  success: false,
  message: messages.prediction.notEnoughData,
  days_until_depletion: null,
  depletion_date: null,
  confidence_level: null,
  average_daily_consumption: null,
  unit_of_measure: null,
  usage_frequency: null,
  last_calculated: null,
}

/** When an item runs out, by the answer for the whole household. */
async function readPrediction(outbox: Outbox, item_id: number): Promise<KeptAnswer | undefined> {
  const kept = await find(outbox, predictions_key)
  const { predictions } = (kept?.value ?? { predictions: [] }) as CallOutput<typeof api.listPredictions>
  const found = predictions.find((one) => one.item_id === item_id)
  return kept && { value: found ? { success: true, ...found } : no_prediction, at: kept.at }
}

// Of something that the server has never seen there is no history yet.
const empty_answers: Readonly<Record<string, unknown>> = {
  [names.consumptions]: { consumption_history: [] },
  [names.purchases]: { purchase_history: [] },
}

// What these say follows from items that they do not hold.
const made_of_items: readonly string[] = [names.shopping_list, names.notices]

/** An answer with changes of this phone. */
async function layOver(outbox: Outbox, asked: Asked, value: unknown, entries: readonly OutboxEntry[]) {
  if (entries.length === 0) return value
  const items = made_of_items.includes(asked.call) ? await loadItems(outbox) : new Map<number, Item>()
  return overlay(asked, value, entries, {
    findItem: (item_id) => items.get(item_id),
    time_zone: await findTimeZone(outbox),
  })
}

/** What this phone knows of an answer, with its own changes; undefined where it knows nothing of it. */
export async function readKept(outbox: Outbox, definition: Call, parts: Parts): Promise<KeptAnswer | undefined> {
  const asked = { call: nameCall(definition), params: parts.params ?? {} }
  const key = keyOfCall(definition, parts)
  const item_id = Number(asked.params['id'])
  let kept = asked.call === names.item ? await readItem(outbox, item_id, key) : await find(outbox, key)
  if (kept === undefined && asked.call === names.prediction) kept = await readPrediction(outbox, item_id)
  if (kept === undefined && isLocalId(item_id)) {
    const value = empty_answers[asked.call]
    if (value !== undefined) kept = { value, at: 0 }
  }
  if (kept === undefined) return undefined
  const since = outbox.listSince(kept.at)
  const value = await layOver(outbox, asked, kept.value, since)
  if (value === null) throw missing()
  return { value: asked.call === names.shopping_list ? await fileOwnLines(value) : value, at: kept.at }
}

/** The same question with the server's id where it names what this phone made. */
export function resolveIds(parts: Parts, outbox: Outbox): Parts {
  const id = Number(parts.params?.['id'])
  const known = isLocalId(id) ? outbox.ids().get(idName('item', id)) : undefined
  return known === undefined ? parts : { ...parts, params: { ...parts.params, id: String(known) } }
}

/** True where something was sent while an answer was on its way: nobody knows whether it is in there. */
export async function isDoubtful(outbox: Outbox, { at }: KeptAnswer): Promise<boolean> {
  // Whoever sends tells the store first, and this copy of it later.
  if (outbox.hasWaiting()) await outbox.reload()
  return outbox.list().some(({ page, sent_at = 0 }) => page === null && sent_at >= at)
}

/** An answer that has just come, with what this phone has changed and not sent yet. */
export async function withWaiting(
  outbox: Outbox,
  definition: Call,
  parts: Parts,
  { value }: KeptAnswer,
): Promise<unknown> {
  const waiting = outbox.listWaiting()
  if (waiting.length === 0) return value
  const asked = { call: nameCall(definition), params: parts.params ?? {} }
  const changed = await layOver(outbox, asked, value, waiting)
  if (changed === null) throw missing()
  return asked.call === names.shopping_list ? await fileOwnLines(changed) : changed
}
