import { readFile, readdir } from 'node:fs/promises'
import { cpuOfTree } from '../api/cpu.mjs'
import { startLarder } from '../api/servers.mjs'
import { register } from '../feel/create-household.mjs'

/** The most memory that any process of this parent which reads photos has held so far. */
async function peakOfWorkers(parent) {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const peaks = await Promise.all(
    names.map(async (name) => {
      const [status, command] = await Promise.all(
        ['status', 'cmdline'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
      )
      const isMine = new RegExp(`^PPid:\\s+${parent}$`, 'm').test(status) && command.includes('jobs/worker')
      return isMine ? Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024 : 0
    }),
  )
  return Math.max(0, ...peaks)
}

const nothing = { merchant: null, transaction_date: null, total: null, items: [] }

/** The built server on a household of its own, asked as a browser asks it. */
export async function startReader() {
  const server = await startLarder()
  const url = `http://127.0.0.1:${server.port}`
  const authorization = `Bearer ${await register(url)}`
  return {
    async read(file) {
      const form = new FormData()
      form.append('is_receipt', 'true')
      form.append('image', new Blob([await readFile(file)], { type: 'image/jpeg' }), 'receipt.jpg')
      const before = await cpuOfTree(server.pid)
      const answer = await fetch(`${url}/api/receipt/process`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
      const cpu_ms = (await cpuOfTree(server.pid)) - before
      const peak_mb = await peakOfWorkers(server.pid)
      if (!answer.ok) return { receipt: nothing, cpu_ms, peak_mb, status: answer.status }
      const { results } = await answer.json()
      return { receipt: { ...results, items: results.detected_fields.items }, cpu_ms, peak_mb, status: answer.status }
    },
    stop: () => server.stop(),
  }
}
