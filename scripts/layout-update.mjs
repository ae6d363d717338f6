// Writes down where the parts of the main screens stand now, for e2e/shell/layout.spec.ts: after a change that was meant.
//
//   npm run layout:update      builds what is stale first; then look at the difference in e2e/layout
import { prepare } from './lib/prepare.mjs'
import { runPlaywright } from './lib/playwright.mjs'
import { root, runMain } from './lib/project.mjs'

await runMain(async () => {
  process.chdir(root)
  await prepare()
  const { ok } = await runPlaywright(['e2e/shell/layout.spec.ts'], { LAYOUT_UPDATE: '1' })
  process.exit(ok ? 0 : 1)
})
