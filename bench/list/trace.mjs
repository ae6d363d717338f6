const long_task_us = 50_000
const categories = ['toplevel', 'blink.user_timing']

/**
 * Runs something while the browser writes down what its threads do. Times are those of the processor: on a machine that
 * does other things as well, the clock would count those too.
 */
async function trace(browser, page, work) {
  await browser.startTracing(page, { categories })
  await work()
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents
}

const sameThread = (a) => (b) => a.pid === b.pid && a.tid === b.tid
const isTask = ({ name, tdur }) => name === 'ThreadControllerImpl::RunTask' && tdur !== undefined

async function traceTasks(browser, page, work) {
  const events = await trace(browser, page, async () => {
    await page.evaluate(() => performance.mark('bench'))
    await work()
  })
  const marked = events.find(({ name }) => name === 'bench')
  return events.filter(sameThread(marked)).filter(isTask)
}

/** The page's long tasks meanwhile, in milliseconds. */
export async function traceLongTasks(browser, page, work) {
  const tasks = await traceTasks(browser, page, work)
  return tasks.filter(({ tdur }) => tdur > long_task_us).map(({ tdur }) => tdur / 1000)
}

/** How many milliseconds the page's main thread worked meanwhile. */
export async function traceWork(browser, page, work) {
  const tasks = await traceTasks(browser, page, work)
  return tasks.reduce((total, { tdur }) => total + tdur, 0) / 1000
}

/** How many milliseconds the page's main thread worked from the address to a mark that the page sets. */
export async function traceUntil(browser, page, mark, work) {
  const events = await trace(browser, page, work)
  const end = events.findLast(({ name }) => name === mark)
  const mine = events.filter(sameThread(end))
  const start = mine.findLast(({ name, ts }) => name === 'navigationStart' && ts < end.ts)
  const tasks = mine.filter(isTask).filter(({ ts }) => ts >= start.ts && ts < end.ts)
  return tasks.reduce((total, { tdur }) => total + tdur, 0) / 1000
}
