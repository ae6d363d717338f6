import { prepare } from './lib/prepare.mjs'
import { root, runMain } from './lib/project.mjs'

await runMain(async () => {
  // As for `npm start`: a relative DATA_DIR counts from the project's folder.
  process.chdir(root)
  await prepare()
  await import('../packages/server/dist/password-reset/main.js')
})
