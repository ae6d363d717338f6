// Writes down the styles of the first screens as they are now, for the page to have them at once: after a change of looks.
//
//   npm run styles:update      builds what is stale first, and once more with the new styles
import { runPlaywright } from './lib/playwright.mjs'
import { prepare } from './lib/prepare.mjs'
import { root, runMain } from './lib/project.mjs'

await runMain(async () => {
  process.chdir(root)
  await prepare()
  const { ok } = await runPlaywright(['e2e/shell/first-styles.spec.ts'], { STYLES_UPDATE: '1' })
  if (ok) await prepare()
  process.exit(ok ? 0 : 1)
})
