import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** In the child: takes one task, says when it is warm, and answers with what it saw once it is told to stop. */
export function serveWatcher(watch) {
  if (process.send === undefined) return
  let isOver = false
  process.on('message', async (task) => {
    if (task === 'stop') isOver = true
    else {
      const seen = await watch(
        task,
        () => isOver,
        () => process.send('warm'),
      )
      process.send(seen)
    }
  })
  process.on('disconnect', () => process.exit())
}

/** Runs the module at this address in a process of its own: its clock must not wait for the attacker's event loop. */
export async function startWatcher(address, task) {
  const child = fork(fileURLToPath(address))
  child.send(task)
  await once(child, 'message')
  return {
    async stop() {
      child.send('stop')
      const [seen] = await once(child, 'message')
      child.disconnect()
      return seen
    },
  }
}
