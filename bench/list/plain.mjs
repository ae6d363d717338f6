import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const web = fileURLToPath(new URL('../../packages/web', import.meta.url))
const limit = /plain_grid_limit = \d+/

/** Lifts the limit in the one file that knows it, so that what is compared differs in nothing else. */
function plainGridOnly() {
  let isLifted = false
  return {
    name: 'bench:plain-grid-only',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/inventory/list/ItemGrid.tsx') || !limit.test(code)) return undefined
      isLifted = true
      return code.replace(limit, 'plain_grid_limit = Infinity')
    },
    buildEnd() {
      if (!isLifted) this.error('ItemGrid.tsx holds no plain_grid_limit any more; update the bench')
    },
  }
}

/** The app of this checkout with every card a real element, built aside: nothing of this is in the shipped one. */
export async function buildPlainApp(folder) {
  await build({
    root: web,
    logLevel: 'error',
    plugins: [plainGridOnly()],
    build: { outDir: folder, emptyOutDir: true },
  })
}
