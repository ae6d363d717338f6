import { type BarcodeProduct } from '@larder/contract/barcode'
import { barcode_api } from '@larder/contract/calls/barcode-api'
import { type CallOutput } from '@larder/contract/calls/call'
import { type photo_api } from '@larder/contract/calls/photo-api'
import { type Item } from '@larder/contract/item'
import { offline_scan_messages as words } from '@larder/contract/messages/offline/offline-scan-messages'
import { barcodeKey } from '@larder/contract/values/barcode-digits'
import { connection } from '../../api/client/connection.ts'
import { CallError, isNetworkFailure } from '../../api/client/failure.ts'
import { isOffline } from '../../api/client/offline.ts'
import { type CallOptions, readAnswer } from '../../api/client/request.ts'
import { loadItems, readKept } from './kept-answers.ts'
import { idName } from '../outbox/entry.ts'
import { type Outbox } from '../outbox/outbox.ts'
import { bodyOf } from '../replica/bodies.ts'
import { sendPatiently } from '../send/send-patiently.ts'
import { openOutbox } from '../store/open-store.ts'

type Barcodes = CallOutput<typeof barcode_api.listBarcodes>

/** The items that may have a code, the likeliest first: what this phone wrote since is newer than what it keeps. */
async function listOwners(outbox: Outbox, key: string): Promise<number[]> {
  const kept = await readKept(outbox, barcode_api.listBarcodes, {})
  const written = outbox.listSince(kept?.at ?? 0).flatMap((entry) => {
    const { barcode } = bodyOf(entry, 'create') ?? bodyOf(entry, 'update') ?? {}
    if (!barcode || barcodeKey(barcode) !== key) return []
    const made = entry.params['id'] === undefined ? -entry.seq : Number(entry.params['id'])
    return [made, outbox.ids().get(idName('item', made)) ?? made]
  })
  const known = (kept?.value as Barcodes | undefined)?.barcodes ?? []
  const read = known.filter(({ barcode }) => barcodeKey(barcode) === key)
  return [...written.toReversed(), ...read.map(({ item_id }) => item_id)]
}

/** What the server would say of a code of the household's own. */
function describe(barcode: string, item: Item): BarcodeProduct {
  const { item_id, item_name, quantity, unit_of_measure, lot_count, category } = item
  const { brand, item_weight, item_weight_unit, image_url } = item
  return {
    success: true,
    message: null,
    barcode,
    product_name: item_name,
    brand,
    item_weight,
    item_weight_unit,
    image_url,
    raw_data: { categories: category, expiry_date: null, source: 'inventory' },
    match: { item_id, item_name, quantity, unit_of_measure, ...(lot_count === undefined ? {} : { lot_count }) },
  }
}

async function findKept(outbox: Outbox, code: string): Promise<BarcodeProduct> {
  const key = barcodeKey(code)
  const items = await loadItems(outbox)
  for (const item_id of await listOwners(outbox, key)) {
    const item = items.get(item_id)
    if (item !== undefined) return describe(key, item)
  }
  throw new CallError(404, words.unknownCode, null)
}

/** Looks a code up; where the server cannot be reached, among the codes of the household that this phone keeps. */
export async function lookUpBarcode(
  definition: typeof photo_api.lookupBarcode,
  parts: { body: { barcode: string } },
  options: CallOptions,
): Promise<BarcodeProduct> {
  const outbox = await openOutbox()
  if (outbox === null || !(isOffline() || connection.current() === 'offline')) {
    try {
      return (await readAnswer(definition, await sendPatiently(definition, parts, options))) as BarcodeProduct
    } catch (error) {
      const isLost = isNetworkFailure(error) && (isOffline() || !(await connection.check()))
      if (outbox === null || !isLost) throw error
    }
  }
  return await findKept(outbox, parts.body.barcode)
}
