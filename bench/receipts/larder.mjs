import { readFile, readdir } from 'node:fs/promises'
import { cpuOfTree } from '../api/cpu.mjs'
import { startLarder } from '../api/servers.mjs'
import { register } from '../feel/create-household.mjs'

const numberOf = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

/** The most memory that any process of this parent which reads photos has held so far, and its own share of it now. */
async function memoryOfWorkers(parent) {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const workers = await Promise.all(
    names.map(async (name) => {
      const [status, command, rollup] = await Promise.all(
        ['status', 'cmdline', 'smaps_rollup'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
      )
      if (numberOf(status, 'PPid') !== parent || !command.includes('jobs/worker')) return { peak_mb: 0, pss_mb: 0 }
      return { peak_mb: numberOf(status, 'VmHWM') / 1024, pss_mb: numberOf(rollup, 'Pss') / 1024 }
    }),
  )
  const most = (key) => Math.max(0, ...workers.map((worker) => worker[key]))
  return { peak_mb: most('peak_mb'), pss_mb: most('pss_mb') }
}

/** What counts where nothing came back. */
export const nothing_read = { merchant: null, transaction_date: null, total: null, items: [] }

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
      const cost = { cpu_ms, status: answer.status, ...(await memoryOfWorkers(server.pid)) }
      if (!answer.ok) return { receipt: nothing_read, ...cost }
      const { results } = await answer.json()
      return { receipt: { ...results, items: results.detected_fields.items }, ...cost }
    },
    stop: () => server.stop(),
  }
}
