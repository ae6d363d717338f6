import { packValue } from '../../packages/server/dist/images/remote/packed-value.js'
import { sendJob } from '../../packages/server/dist/images/remote/send-job.js'

/** One receipt through the route of an app, as a phone sends it. */
async function postReceipt({ port, tokens }, photo, caller) {
  const form = new FormData()
  form.append('image', new Blob([photo], { type: 'image/jpeg' }), 'receipt.jpg')
  const answer = await fetch(`http://127.0.0.1:${port}/api/receipt/process`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[caller % tokens.length]}` },
    body: form,
  })
  const body = await answer.json()
  if (answer.status !== 200) throw new Error(`${answer.status} ${body.message}`)
  return body.results.detected_fields.items.length
}

/** The same receipt as a job, without any app before the worker. */
export function readReceipt({ url, token }, photo) {
  const pieces = packValue({ input: { image: photo }, asker: { user_id: 1, household_id: 1 }, wants_progress: false })
  const address = { url: new URL(`${url}/`), at_once: 1 }
  return sendJob(address, { name: 'readReceipt', pieces, token }, {})
}

const sendReceipt = async (worker, photo) => (await readReceipt(worker, photo)).items.length

/** Receipts a second of so many callers, each sending the next when it has its answer. */
export async function measureRate(server, photo, { receipts, callers }) {
  const send = server.url === undefined ? postReceipt : sendReceipt
  let left = receipts
  const lines = new Set()
  const start = performance.now()
  const call = async (caller) => {
    while (left-- > 0) lines.add(await send(server, photo, caller))
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  return { rate: (receipts * 1000) / (performance.now() - start), lines: [...lines] }
}
