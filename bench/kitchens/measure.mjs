import { startLarder } from '../api/servers.mjs'
import { watchWorkers } from '../recognition/worker.mjs'
import { openHousehold } from './household.mjs'
import { printDetails, printPlain, printTaught } from './report.mjs'
import { judgePhoto } from './score.mjs'
import { measureTaught } from './taught.mjs'

/** All photos one after the other, for somebody without items. */
async function measurePlain(server, photos) {
  const household = await openHousehold(server)
  const judged = []
  for (const photo of photos) {
    const { products, unnamed, cost } = await household.recognise(photo.file)
    judged.push({ ...photo, ...judgePhoto(photo.truth, products), unnamed: unnamed.length, cost })
  }
  return judged
}

/** Sends the photos to a server of their own, prints the figures and answers whether every bar is met. */
export async function measureKitchens(photos, { isTaught, verbose }) {
  const server = await startLarder()
  try {
    // The first photo pays for loading the models, which stay.
    await (await openHousehold(server)).recognise(photos[0].file)
    const judged = await (isTaught ? measureTaught : measurePlain)(server, photos)
    if (verbose) printDetails(judged)
    return isTaught ? printTaught(judged) : printPlain(judged, watchWorkers(server.pid)?.peakMegabytes())
  } finally {
    await server.stop()
  }
}
