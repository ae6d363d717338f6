// Pictures of every screen and dialog, in light and dark and at three widths, as a person meets them: the built app, a
// server of its own with the demo household, a real Chromium. What a photo would show is played (scripts/screens/answers.mjs).
//
//   npm run screens                      all of them into docs/screens, with the page that shows them
//   npm run screens -- shopping item     only those whose name begins so, for whoever works on one screen
//   npm run screens -- --width 390       only at that width
//   npm run screens -- --to folder       elsewhere, so that docs/screens stays as it is
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare } from './lib/prepare.mjs'
import { root, runMain, Stop } from './lib/project.mjs'
import { writeIndex } from './screens/page.mjs'
import { createShooter, sizes } from './screens/shoot.mjs'
import { scenes } from './screens/scenes.mjs'
import { openStage } from './screens/stage.mjs'

function readArguments() {
  const { values, positionals: starts } = parseArgs({
    options: { to: { type: 'string', default: join(root, 'docs/screens') }, width: { type: 'string' } },
    allowPositionals: true,
  })
  const wanted = scenes.filter(({ name }) => starts.length === 0 || starts.some((start) => name.startsWith(start)))
  const isWanted = ({ width }) => values.width === undefined || width === Number(values.width)
  return { folder: resolve(values.to), wanted, isWanted }
}

await runMain(async () => {
  const { folder, wanted, isWanted } = readArguments()
  if (wanted.length === 0)
    throw new Stop(`No screen begins so. There are: ${scenes.map(({ name }) => name).join(', ')}`)
  await prepare()
  await mkdir(folder, { recursive: true })
  const stage = await openStage()
  const problems = []
  try {
    const shoot = createShooter(stage, folder)
    for (const scene of wanted) {
      console.log(scene.name)
      // One screen that cannot be reached is no reason to have no picture of the others.
      const wanted_sizes = (scene.sizes ?? sizes).filter(isWanted)
      if (wanted_sizes.length > 0) await shoot(scene, wanted_sizes).catch((error) => problems.push(error.message))
    }
  } finally {
    await stage.close()
  }
  if (problems.length > 0) throw new Stop(problems.join('\n\n'))
  await writeIndex(folder, scenes)
})
