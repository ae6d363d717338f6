import { photo_api } from '@larder/contract/calls/photo-api'
import { upload } from '@larder/contract/constants'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from './failure.ts'
import { HeldRequest } from '../../testing/held-request.ts'
import { onSignedOut } from './request.ts'
import { setToken } from './token.ts'
import { fileComplaint, uploadImage } from './upload.ts'

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  setToken('secret')
})
afterEach(() => void vi.unstubAllGlobals())

const photo = new Blob(['x'], { type: 'image/jpeg' })
const nothing = { results: { success: false, message: 'None' } }

describe('uploadImage', () => {
  it('sends the image and the fields in the name of the person, and reads the answer by the contract', async () => {
    const sent = uploadImage(photo_api.scanBarcode, photo, { fields: { is_receipt: 'true' } })
    const { address, headers, body } = HeldRequest.last
    expect([address, headers['Authorization']]).toEqual(['/api/inventory/scan-barcode', 'Bearer secret'])
    expect(body?.get('is_receipt')).toBe('true')
    expect(body?.get('image')).toMatchObject({ name: 'photo.jpg' })
    HeldRequest.last.answer(200, nothing)
    expect(await sent).toMatchObject({ results: { success: false, message: 'None', product_name: null } })
  })

  it('tells how far it is', async () => {
    const shares: number[] = []
    const sent = uploadImage(photo_api.scanBarcode, photo, { onProgress: (share) => shares.push(share) })
    HeldRequest.last.progress(25, 100)
    HeldRequest.last.upload.dispatchEvent(new Event('load'))
    HeldRequest.last.answer(200, nothing)
    await sent
    expect(shares).toEqual([0.25, 1])
  })

  it('asks for a plain answer where nobody wants to know how far the server is', async () => {
    const sent = uploadImage(photo_api.scanBarcode, photo)
    expect(HeldRequest.last.headers['Accept']).toBe('application/json')
    HeldRequest.last.answer(200, nothing)
    await sent
  })

  it('ends the session also where the last line says that it is over', async () => {
    const signedOut = vi.fn<() => void>()
    const stop = onSignedOut(signedOut)
    const refused = uploadImage(photo_api.processReceipt, photo, { onReading: () => undefined })
    HeldRequest.last.arrive('{"stage":"waiting"}\n{"status":401,"body":{"message":"Please log in to continue"}}\n')
    HeldRequest.last.end('load')
    await expect(refused).rejects.toMatchObject({ status: 401, serverMessage: 'Please log in to continue' })
    expect(signedOut).toHaveBeenCalledOnce()
    stop()
  })

  it("fails with the server's words, or with none where no answer came", async () => {
    const refused = uploadImage(photo_api.scanBarcode, photo)
    HeldRequest.last.answer(413, { message: 'Too big' })
    await expect(refused).rejects.toMatchObject({ status: 413, serverMessage: 'Too big' })
    const lost = uploadImage(photo_api.scanBarcode, photo)
    HeldRequest.last.end('error')
    await expect(lost).rejects.toEqual(new CallError(0, null, null))
  })

  it('ends the session like any other call', async () => {
    const signedOut = vi.fn<() => void>()
    const stop = onSignedOut(signedOut)
    const refused = uploadImage(photo_api.scanBarcode, photo)
    HeldRequest.last.answer(401, { message: 'Please log in to continue' })
    await expect(refused).rejects.toMatchObject({ status: 401 })
    expect(signedOut).toHaveBeenCalledOnce()
    stop()
  })

  it('can be given up', async () => {
    const controller = new AbortController()
    const sent = uploadImage(photo_api.scanBarcode, photo, { signal: controller.signal })
    controller.abort()
    await expect(sent).rejects.toThrow('aborted')
    await expect(uploadImage(photo_api.scanBarcode, photo, { signal: controller.signal })).rejects.toThrow('aborted')
  })
})

describe('fileComplaint', () => {
  it.each([
    ['image/jpeg', upload.max_bytes, null],
    ['image/png', 10, null],
    ['image/webp', 10, receipt_messages.receipt.fileTypeInvalid],
    ['', 10, receipt_messages.receipt.fileTypeInvalid],
    ['image/png', upload.max_bytes + 1, receipt_messages.receipt.fileTooLarge],
  ])('%s of %d bytes: %s', (type, size, complaint) => {
    expect(fileComplaint({ type, size })).toBe(complaint)
  })
})
