import './app/base.css'

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The first of its kind takes a slow phone long, and while the rest is still being fetched it has the time. */
async function warmUp(): Promise<void> {
  Intl.Collator(undefined, { numeric: true })
  await nextTask()
  Intl.DateTimeFormat('en-US', { timeZone: 'UTC' })
  await nextTask()
}

/** Step by step, so that none keeps a slow phone from hearing a tap; the first asks the server who this is. */
async function begin(): Promise<void> {
  const { beginLoading } = await import('./session/load-user.ts')
  const begun = beginLoading()
  await nextTask()
  if (begun) await warmUp()
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
