import * as z from 'zod/mini'
import { barcodeRequest, barcodeResponse, barcodeScanResponse } from '../barcode.ts'
import { type Call, messageResponse } from './call.ts'
import { messages } from '../messages.ts'
import { receiptResponse } from '../receipt.ts'
import { confirmCropsRequest, recognitionResponse, suggestionsQuery, suggestionsResponse } from '../recognition.ts'
import { pathId } from '../values/fields.ts'

const id = z.object({ id: pathId(messages.inventory.notFound) })

/** The calls about photos and barcodes: a part of section 7 that most screens need not carry. */
// oxfmt-ignore
export const photo_api = {
  processReceipt: { method: 'POST', path: '/api/receipt/process', image: true, progress: true, response: receiptResponse },
  lookupBarcode: { method: 'POST', path: '/api/inventory/lookup-barcode', body: barcodeRequest, response: barcodeResponse },
  scanBarcode: { method: 'POST', path: '/api/inventory/scan-barcode', image: true, quick: true, response: barcodeScanResponse },
  recognizeProduct: { method: 'POST', path: '/api/inventory/recognize-product', image: true, progress: true, response: recognitionResponse },
  confirmCrops: { method: 'POST', path: '/api/inventory/:id/crops', params: id, body: confirmCropsRequest, response: messageResponse },
  suggestProducts: { method: 'GET', path: '/api/catalogue/suggestions', query: suggestionsQuery, response: suggestionsResponse },
} as const satisfies Record<string, Call>
