import { join } from 'node:path'
import { strikeDisk } from './disk-full.mjs'
import { createDisk } from './image.mjs'
import { kills } from './kills.mjs'
import { strikePower, strikeUnsynced } from './power-loss.mjs'
import { createServerOn } from './server.mjs'

/** On the machine's own disk. */
async function openFolder(folder) {
  const server = await createServerOn(join(folder, 'data'))
  return Object.assign(server, { close: () => server.end('SIGTERM') })
}

/** On a small disk of its own. */
async function openDisk(folder) {
  const disk = await createDisk(folder)
  const server = await createServerOn(disk.dataDir)
  return Object.assign(server, {
    disk,
    async close() {
      await server.end('SIGTERM')
      await disk.remove()
    },
  })
}

const lostNothing = (title, rounds) =>
  rounds.every(({ lost }) => lost === 0) ? [`${title}: nothing was lost, so this power cut proves nothing`] : []

/** Each fault: where the server stands, and what happens to it. */
export const faults = {
  ...Object.fromEntries(Object.entries(kills).map(([name, kill]) => [name, { ...kill, open: openFolder }])),
  disk: { title: 'disk full and free again', open: openDisk, strike: strikeDisk },
  power: { title: 'power loss', open: openDisk, strike: strikePower },
  control: {
    title: 'power loss without synchronous commits (has to lose)',
    open: openDisk,
    strike: strikeUnsynced,
    judge: lostNothing,
    most: 1,
  },
}
