// Pictures of every screen and dialog, in light and dark and at three widths, as a person meets them: the built app, a
// server of its own with the demo household, a real Chromium. What a photo would show is played (scripts/screens/answers.mjs).
//
//   npm run screens                      all of them into docs/screens, with the page that shows them
//   npm run screens -- shopping item     only those whose name begins so, for whoever works on one screen
//   npm run screens -- --to folder       elsewhere, so that docs/screens stays as it is
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { root, runMain, Stop } from './lib/project.mjs'
import { writeIndex } from './screens/page.mjs'
import { createShooter, sizes } from './screens/shoot.mjs'
import { scenes } from './screens/scenes.mjs'
import { openStage } from './screens/stage.mjs'

function readArguments(given) {
  const at = given.indexOf('--to')
  const folder = at < 0 ? join(root, 'docs/screens') : resolve(given[at + 1] ?? '')
  const starts = at < 0 ? given : given.toSpliced(at, 2)
  const wanted = scenes.filter(({ name }) => starts.length === 0 || starts.some((start) => name.startsWith(start)))
  return { folder, wanted, is_all: starts.length === 0 }
}

await runMain(async () => {
  const { folder, wanted, is_all } = readArguments(process.argv.slice(2))
  if (wanted.length === 0)
    throw new Stop(`No screen begins so. There are: ${scenes.map(({ name }) => name).join(', ')}`)
  await prepare()
  await mkdir(folder, { recursive: true })
  const stage = await openStage()
  let bytes = 0
  try {
    const shoot = createShooter(stage, folder)
    for (const scene of wanted) {
      for (const size of scene.sizes ?? sizes) bytes += await shoot(scene, size)
      console.log(`${scene.name}  ${(bytes / 1024 / 1024).toFixed(1)} MB so far`)
    }
  } finally {
    await stage.close()
  }
  if (is_all) await writeIndex(folder, scenes)
})
