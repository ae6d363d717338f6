import './app/base.css'
import { nextTask } from './api/next-task.ts'

/** Step by step, so that none keeps a slow phone from hearing a tap; the first asks the server who this is. */
async function begin(): Promise<void> {
  const { beginLoading } = await import('./session/load-user.ts')
  const begun = beginLoading()
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  const { getTheme } = await import('./app/theme.ts')
  await nextTask()
  getTheme()
  await nextTask()
  const { start } = await import('./app/start.tsx')
  start(begun)
}

void begin()
