import { randomInt } from 'node:crypto'
import { findBackends, findPostmaster } from './server.mjs'

/** Ends processes, and returns when the count of the time until the return begins. */
export const kills = {
  app: {
    title: 'kill -9 of the app',
    async strike(server) {
      await server.end('SIGKILL')
      const faultAt = performance.now()
      await server.start()
      return faultAt
    },
  },
  postmaster: {
    title: 'kill -9 of the postmaster',
    async strike(server) {
      const pid = await findPostmaster(server.dataDir)
      process.kill(pid, 'SIGKILL')
      return performance.now()
    },
  },
  backend: {
    title: 'kill -9 of a backend',
    async strike(server) {
      const backends = await findBackends(server)
      process.kill(backends[randomInt(backends.length)], 'SIGKILL')
      return performance.now()
    },
  },
  both: {
    title: 'kill -9 of both',
    async strike(server) {
      process.kill(await findPostmaster(server.dataDir), 'SIGKILL')
      await server.end('SIGKILL')
      const faultAt = performance.now()
      await server.start()
      return faultAt
    },
  },
  restart: {
    title: 'SIGTERM and start',
    async strike(server) {
      const code = await server.end('SIGTERM')
      if (code !== 0) throw new Error(`The app ended with ${code} when it was told to stop`)
      const faultAt = performance.now()
      await server.start()
      return faultAt
    },
  },
}
