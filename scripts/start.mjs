import { prepare } from './lib/prepare.mjs'
import { root, runMain } from './lib/project.mjs'

await runMain(async () => {
  // A relative DATA_DIR means the same from wherever this is started.
  process.chdir(root)
  await prepare()
  // In this process: one more would cost start time and a place for signals to get lost.
  await import('../packages/server/dist/main.js')
})
