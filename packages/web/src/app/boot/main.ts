import './base.css'
import './first-bar.css'
import { nextTask } from '../../api/client/next-task.ts'

/** Step by step, so that none keeps a slow phone from hearing a tap; the first asks the server who this is. */
async function begin(): Promise<void> {
  const { beginLoading } = await import('./begin-loading.ts')
  const begun = beginLoading()
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  const { getTheme } = await import('../theme/theme.ts')
  await nextTask()
  getTheme()
  await nextTask()
  const { start } = await import('./start.tsx')
  start(begun)
}

void begin()
