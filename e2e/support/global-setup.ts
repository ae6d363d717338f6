import { startServer } from './server.ts'

/** One server for the whole run; the tests read its address from the environment, each makes its own account. */
export default async function startForTheRun(): Promise<() => Promise<void>> {
  const server = await startServer('test-results/server.log')
  process.env['E2E_URL'] = server.url
  return server.stop
}
