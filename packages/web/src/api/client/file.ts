import { type Call, type CallInput } from '@larder/contract/calls/call'
import { CallError } from './failure.ts'
import { type Parts, send } from './request.ts'

/** Makes a call of the contract whose answer is a file to keep, not data to show. */
export async function callForFile<C extends Call>(definition: C, input: CallInput<C>): Promise<Blob> {
  const response = await send(definition, input as Parts, { headers: { Accept: '*/*' } })
  // An answer that breaks off is none: half a file must not be saved as a whole one.
  return await response.blob().catch((cause: unknown) => {
    throw new CallError(0, null, null, { cause })
  })
}
