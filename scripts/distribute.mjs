import { prepare } from './lib/prepare.mjs'
import { root, runMain } from './lib/project.mjs'

await runMain(async () => {
  process.chdir(root)
  await prepare()
  await import('../packages/server/dist/database/distribution/main.js')
})
