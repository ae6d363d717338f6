import { prepare } from './lib/prepare.mjs'
import { runMain } from './lib/project.mjs'

await runMain(async () => {
  await prepare()
  console.log('Larder is installed and built.')
})
