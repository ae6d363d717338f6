import { startProductService } from './products.ts'
import { startServer } from './server.ts'

/** One server for the whole run; the tests read its address from the environment, each makes its own account. */
export default async function startForTheRun(): Promise<() => Promise<void>> {
  const products = await startProductService()
  const server = await startServer('test-results/server.log', { OPEN_FOOD_FACTS_URL: products.url })
  process.env['E2E_URL'] = server.url
  return async () => {
    await server.stop()
    await products.stop()
  }
}
