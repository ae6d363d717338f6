import { type BarcodeProduct, type barcodeScanResponse } from '@larder/contract/barcode'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import type * as z from 'zod/mini'
import { failureHint, failureText } from '../../api/client/failure.ts'

/** A product was found: what the result shows. */
export interface Found {
  code: string
  product: BarcodeProduct
  /** What else was read in the same photo. */
  other_codes: readonly string[]
}

/** Why there is no result; with a code, the form can still begin with it. */
export interface Problem {
  text: string
  hint: string | null
  code: string | null
  /** True where nothing went wrong: nobody knows the code yet, and that is no alarm. */
  is_unknown?: boolean
}

export type Outcome = { found: Found } | { problem: Problem }

type PhotoResults = z.output<typeof barcodeScanResponse>['results']

function nothingKnown(code: string, server_message: string | null): Outcome {
  const text = scan_messages.barcode.notFound(code, server_message ?? '').trim()
  return { problem: { text, hint: null, code, is_unknown: true } }
}

/** What a look-up of a code means for the screen. */
export function outcomeOfLookup(code: string, product: BarcodeProduct): Outcome {
  if (!product.success) return nothingKnown(code, product.message)
  return { found: { code, product, other_codes: [] } }
}

/** The same for a photo, which may have held no code at all, or several. */
export function outcomeOfPhoto(results: PhotoResults): Outcome {
  const { barcode: code } = results
  // A server of the specification's shape says no code, only the product: the result then has none to show.
  if (!results.success && !code) return { problem: { text: scan_messages.barcode.noneInImage, hint: null, code: null } }
  if (!results.success && code) return nothingKnown(code, results.message)
  const other_codes = (results.barcodes ?? []).map(({ barcode }) => barcode).filter((other) => other !== code)
  return { found: { code: code ?? '', product: results, other_codes } }
}

/** A call that failed: the server's words, else the screen's. */
export function outcomeOfFailure(error: unknown, fallback: string, code: string | null): Outcome {
  return { problem: { text: failureText(error, fallback), hint: failureHint(error), code } }
}
