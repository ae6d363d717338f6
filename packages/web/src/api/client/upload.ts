import { type Call, type CallOutput } from '@larder/contract/calls/call'
import { camera, upload } from '@larder/contract/constants'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { progress_type, type ReadingProgress } from '@larder/contract/reading-progress'
import { client_id } from './client-id.ts'
import { CallError } from './failure.ts'
import { addressOf } from './fetch-call.ts'
import { createProgressReader, isInLines, readLastLine } from './progress-lines.ts'
import { insistOnSuccess, noteOutcome, readAnswer } from './request.ts'
import { getToken } from './token.ts'

export interface UploadOptions {
  signal?: AbortSignal
  /** Beside the image, such as `is_receipt`. */
  fields?: Readonly<Record<string, string>>
  /** How much has left this machine, from 0 to 1; 1 means that the server is at work. */
  onProgress?: (share: number) => void
  /** How far the server is, where it says so. */
  onReading?: (progress: ReadingProgress) => void
}

/** Why a file cannot be sent, in the specification's words; null where it can. */
export function fileComplaint(file: Pick<Blob, 'type' | 'size'>): string | null {
  if (!(upload.types as readonly string[]).includes(file.type)) return receipt_messages.receipt.fileTypeInvalid
  return file.size > upload.max_bytes ? receipt_messages.receipt.fileTooLarge : null
}

function formOf(image: Blob, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const name = image instanceof File ? image.name : image.type === camera.photo_type ? 'photo.jpg' : 'photo.png'
  form.append('image', image, name)
  return form
}

/** Sends one request; only XMLHttpRequest tells how far an upload is on plain HTTP/1.1. */
function send(address: string, form: FormData, token: string | null, options: UploadOptions): Promise<Response> {
  const { signal, onProgress, onReading } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = (): void => request.abort()
    request.open('POST', address)
    request.setRequestHeader('Accept', onReading ? `${progress_type}, application/json` : 'application/json')
    request.setRequestHeader('Client-Id', client_id)
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    request.upload.addEventListener('load', () => onProgress?.(1))
    const hasLines = (): boolean => isInLines(request.getResponseHeader('Content-Type'))
    const readProgress = createProgressReader((progress) => onReading?.(progress))
    request.addEventListener('progress', () => hasLines() && readProgress(request.responseText))
    request.addEventListener('load', () => {
      const { responseText, status } = request
      if (!hasLines()) return resolve(new Response(responseText || null, { status }))
      try {
        resolve(readLastLine(responseText))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => {
      noteOutcome(false)
      reject(new CallError(0, null, null))
    })
    request.addEventListener('abort', () => reject(signal?.reason ?? new CallError(0, null, null)))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
}

/** Makes a call of the contract that takes an image, and tells how far it is. */
export async function uploadImage<C extends Call>(
  definition: C,
  image: Blob,
  options: UploadOptions = {},
): Promise<CallOutput<C>> {
  options.signal?.throwIfAborted()
  const token = getToken()
  const response = await send(addressOf(definition, {}), formOf(image, options.fields ?? {}), token, options)
  return (await readAnswer(definition, await insistOnSuccess(definition, response, token))) as CallOutput<C>
}
