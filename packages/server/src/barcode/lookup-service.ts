import type { BarcodeProduct, BarcodeSource } from '@larder/contract/barcode'
import { barcodeKey, isInStoreCode, normaliseBarcode } from '@larder/contract/values/barcode-digits'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { parseQuantity } from '@larder/contract/values/quantity'
import type { Database } from '../database/database.ts'
import type { OwnProduct, Product } from './repository.ts'
import { createBarcodeRepository, createProductRepository } from './repository.ts'

/** What a service outside says of a code: a product, null where it knows none, or why it could not be asked. */
export type ServiceAnswer = Product | null | 'unavailable' | 'busy'

export interface ProductService {
  find(barcode: string): Promise<ServiceAnswer>
}

export interface Pictures {
  /** An address of ours for a picture elsewhere; null where it may not or need not be fetched. */
  addressOf(image_source: string | null): Promise<string | null>
}

interface Parts {
  readonly database: Database
  /** Undefined where nobody outside is to be asked. */
  readonly service: ProductService | undefined
  readonly pictures: Pictures
}

function notFound(barcode: string, message: string): BarcodeProduct {
  const nothing = { product_name: null, brand: null, item_weight: null, item_weight_unit: null, image_url: null }
  return { success: false, message, barcode, ...nothing, raw_data: null }
}

// Somebody of the household may have written any address into an item: showing it would tell its owner who looks.
const ownPicture = (address: string | null): string | null => (/^\/(?![/\\])/.test(address ?? '') ? address : null)

function fromHousehold(barcode: string, own: OwnProduct): BarcodeProduct {
  const { item_id, item_name, quantity, lot_count, unit_of_measure, category: categories, brand, image_url } = own
  const { item_weight, item_weight_unit } = own
  const source: BarcodeSource = item_id === null ? 'household' : 'inventory'
  return {
    success: true,
    message: scan_messages.barcode.found,
    barcode,
    product_name: item_name,
    brand,
    item_weight,
    item_weight_unit,
    image_url: ownPicture(image_url),
    raw_data: { categories, expiry_date: null, source },
    ...(item_id === null || quantity === null || lot_count === null
      ? {}
      : { match: { item_id, item_name, quantity, unit_of_measure, lot_count } }),
  }
}

/** Turns a code into a product: the household's own memory first, the internet last. */
export function createLookupService({ database, service, pictures }: Parts) {
  const products = createProductRepository(database)
  const asking = new Map<string, Promise<ServiceAnswer>>()

  async function ask(from: ProductService, barcode: string): Promise<ServiceAnswer> {
    // Whoever looked before us may have been answered between our look into the memory and now.
    const known = await products.find(barcode)
    if (known !== undefined) return known
    const answer = await from.find(barcode)
    if (typeof answer !== 'string') await products.keep(barcode, answer)
    return answer
  }

  /** Two phones with the same code in view are one question. */
  function askOnce(from: ProductService, barcode: string): Promise<ServiceAnswer> {
    const underWay = asking.get(barcode)
    if (underWay !== undefined) return underWay
    const question = ask(from, barcode).finally(() => asking.delete(barcode))
    asking.set(barcode, question)
    return question
  }

  async function describe(barcode: string, product: Product, source: BarcodeSource): Promise<BarcodeProduct> {
    const { product_name, brand, quantity, categories, image_source } = product
    const { item_weight = null, item_weight_unit = null } = parseQuantity(quantity) ?? {}
    return {
      success: true,
      message: scan_messages.barcode.found,
      barcode,
      product_name,
      brand,
      item_weight,
      item_weight_unit,
      image_url: await pictures.addressOf(image_source),
      raw_data: { categories, expiry_date: null, source },
    }
  }

  async function lookUpOutside(barcode: string): Promise<BarcodeProduct> {
    const known = await products.find(barcode)
    if (known) return describe(barcode, known, known.source)
    if (known === null || service === undefined) return notFound(barcode, scan_messages.barcode.unknown)
    const answer = await askOnce(service, barcode)
    if (answer === null) return notFound(barcode, scan_messages.barcode.unknown)
    if (answer === 'unavailable') return notFound(barcode, scan_messages.barcode.serviceUnavailable)
    if (answer === 'busy') return notFound(barcode, scan_messages.barcode.serviceBusy)
    return describe(barcode, answer, 'open_food_facts')
  }

  return {
    /** The codes of the household's items. */
    listOwn: (household_id: number) => createBarcodeRepository(database, household_id).listAll(),
    /** Never throws for what a service outside does: a code that nobody knows is an answer too. */
    async lookup(household_id: number, code: string): Promise<BarcodeProduct> {
      const barcode = barcodeKey(code)
      const own = await createBarcodeRepository(database, household_id).find(barcode)
      if (own !== undefined) return fromHousehold(barcode, own)
      // A shop's own number means another thing in the next shop, and letters mean nothing elsewhere.
      if (isInStoreCode(barcode)) return notFound(barcode, scan_messages.barcode.inStore)
      if (normaliseBarcode(barcode) === null) return notFound(barcode, scan_messages.barcode.unknown)
      return lookUpOutside(barcode)
    },
  }
}

export type LookupService = ReturnType<typeof createLookupService>
