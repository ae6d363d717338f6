// Stores what the shipped models answer to drawn inputs on this machine, which tests on other processors compare with: after
// a model, an input or the engine was changed.
//
//   npm run golden:update      then look at the difference in packages/vision/src/testing/golden/golden.json
import { join } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { root, runMain } from './lib/project.mjs'
import { run } from './lib/run.mjs'

const folder = 'packages/vision/src/testing/golden'

await runMain(async () => {
  await prepare({ withBuild: false })
  const env = { ...process.env, GOLDEN_UPDATE: '1' }
  const { ok } = await run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', folder], {
    env,
    show: true,
  })
  await run(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), join(folder, 'golden.json')], { show: true })
  process.exit(ok ? 0 : 1)
})
