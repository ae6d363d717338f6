import * as z from 'zod/mini'
import { type Call } from './call.ts'

const barcodesResponse = z.object({ barcodes: z.array(z.object({ barcode: z.string(), item_id: z.number() })) })

/** The codes of a household's items: what a phone needs to know a package without a network. */
// oxfmt-ignore
export const barcode_api = {
  listBarcodes: { method: 'GET', path: '/api/inventory/barcodes', heavy: true, response: barcodesResponse },
} as const satisfies Record<string, Call>
