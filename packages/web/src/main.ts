import './app/base.css'

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Step by step, so that no step keeps a slow phone from hearing a tap: React, then the looks, then the app. */
async function begin(): Promise<void> {
  await import('react-dom/client')
  await nextTask()
  await import('./app/theme.ts')
  await nextTask()
  const { start } = await import('./app/start.tsx')
  start()
}

void begin()
