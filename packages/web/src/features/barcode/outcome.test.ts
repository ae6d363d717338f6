import { type BarcodeProduct } from '@larder/contract/barcode'
import { messages } from '@larder/contract/messages'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { describe, expect, it } from 'vitest'
import { CallError } from '../../api/client/failure.ts'
import { outcomeOfFailure, outcomeOfLookup, outcomeOfPhoto } from './outcome.ts'

const oats = '4006381333931'
const product: BarcodeProduct = {
  success: true,
  message: 'Product found',
  product_name: 'Oats',
  brand: null,
  item_weight: null,
  item_weight_unit: null,
  image_url: null,
  raw_data: null,
}
const unknown: BarcodeProduct = { ...product, success: false, message: 'Nobody knows it.', product_name: null }

describe('outcomeOfLookup', () => {
  it('shows what was found under the code that was asked for', () => {
    expect(outcomeOfLookup(oats, product)).toEqual({ found: { code: oats, product, other_codes: [] } })
  })

  it('says what is not known, and by which code', () => {
    const text = `Product not found for barcode ${oats}. Nobody knows it.`
    expect(outcomeOfLookup(oats, unknown)).toEqual({ problem: { text, hint: null, code: oats, is_unknown: true } })
  })

  it('needs no message', () => {
    const text = `Product not found for barcode ${oats}.`
    expect(outcomeOfLookup(oats, { ...unknown, message: null })).toMatchObject({ problem: { text } })
  })
})

describe('outcomeOfPhoto', () => {
  it('shows the product of the first code and names the others', () => {
    const barcodes = [oats, '96385074'].map((barcode) => ({ barcode, format: 'EAN-13' }))
    const results = { ...product, barcode: oats, barcodes }
    expect(outcomeOfPhoto(results)).toEqual({ found: { code: oats, product: results, other_codes: ['96385074'] } })
  })

  it('keeps a code that was read but is not known', () => {
    expect(outcomeOfPhoto({ ...unknown, barcode: oats })).toMatchObject({ problem: { code: oats } })
  })

  it('says that there was none', () => {
    const problem = { text: scan_messages.barcode.noneInImage, hint: null, code: null }
    expect(outcomeOfPhoto({ ...unknown, barcode: null })).toEqual({ problem })
  })

  it('works with a server that tells no code', () => {
    expect(outcomeOfPhoto(product)).toMatchObject({ found: { code: '', other_codes: [] } })
  })
})

describe('outcomeOfFailure', () => {
  it("has the server's words first, and a hint where no answer came", () => {
    const said = outcomeOfFailure(new CallError(503, 'Later.', null), scan_messages.barcode.lookupFailed, oats)
    expect(said).toEqual({ problem: { text: 'Later.', hint: null, code: oats } })
    const away = outcomeOfFailure(new CallError(0, null, null), scan_messages.barcode.lookupFailed, null)
    expect(away).toEqual({
      problem: { text: scan_messages.barcode.lookupFailed, hint: messages.app.networkUnavailable, code: null },
    })
  })
})
