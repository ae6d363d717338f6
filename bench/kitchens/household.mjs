import { readFile } from 'node:fs/promises'
import { cpuOfTree } from '../api/cpu.mjs'
import { call, register } from '../feel/create-household.mjs'

const progress_type = 'application/x-ndjson'

const namesIn = ({ names, products, body }) => names ?? products ?? body?.results?.products ?? []

/** Reads the lines of an answer as they come; tells the last one, and when the first with a name came. */
async function readLines(answer, started) {
  let [text, first_ms, last] = ['', undefined, undefined]
  const read = (line) => {
    last = JSON.parse(line)
    if (namesIn(last).length > 0) first_ms ??= performance.now() - started
  }
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + chunk).split('\n')
    text = lines.pop()
    for (const line of lines) read(line)
  }
  return { ...last, first_ms }
}

/** The answer to a call that tells how far it is; one that failed before its first line comes plainly. */
async function readAnswer(answer, started) {
  if (answer.headers.get('content-type')?.startsWith(progress_type)) return await readLines(answer, started)
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

/** Somebody without items, on a running server. */
export async function openHousehold({ port, pid }) {
  const url = `http://127.0.0.1:${port}`
  const token = await register(url)
  return {
    /** What is seen in a photo, and what that cost. */
    async recognise(file) {
      const form = new FormData()
      form.append('image', new Blob([await readFile(file)], { type: 'image/jpeg' }), 'photo.jpg')
      const headers = { authorization: `Bearer ${token}`, accept: progress_type }
      const [before, started] = [await cpuOfTree(pid), performance.now()]
      const answer = await fetch(`${url}/api/inventory/recognize-product`, { method: 'POST', headers, body: form })
      const { status, body, first_ms } = await readAnswer(answer, started)
      const cost = { status, first_ms, end_ms: performance.now() - started, cpu_ms: (await cpuOfTree(pid)) - before }
      return { products: body?.results?.products ?? [], unnamed: body?.results?.unnamed ?? [], cost }
    },
    async addItem({ name, brand }) {
      const item = { item_name: name, brand, category: 'Other', quantity: 1, unit_of_measure: 'pcs' }
      return (await call(url, 'POST', '/api/inventory', item, token)).item.item_id
    },
    confirm: (item_id, crop_ids) => call(url, 'POST', `/api/inventory/${item_id}/crops`, { crop_ids }, token),
  }
}
