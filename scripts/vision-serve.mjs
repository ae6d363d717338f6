import { prepare } from './lib/prepare.mjs'
import { root, runMain } from './lib/project.mjs'

await runMain(async () => {
  process.chdir(root)
  await prepare()
  // In this process, as `npm start`: signals reach it.
  await import('../packages/server/dist/vision-main.js')
})
