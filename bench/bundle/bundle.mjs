// What a visitor's first load of each screen costs: every script and style sheet that must arrive before the screen
// can stand (the shared entry with its steps and all they import, and the screen's own chunk with all it imports), each compressed
// with gzip -9 on its own, as it travels. The font is shown but not counted: text is readable without it. What a
// screen fetches later (menus, dialogs, the bell, the other screens) is not part of its first load.
//
//   node bench/bundle/bundle.mjs      reads packages/web/dist, so build first
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { filesOf } from './manifest.mjs'

const budget_kib = { entry: 165, screen: 215 }
const dist = fileURLToPath(new URL('../../packages/web/dist/', import.meta.url))

if (!existsSync(`${dist}.vite/manifest.json`)) {
  console.error('There is no build in packages/web/dist. Run: npm run build')
  process.exit(1)
}

const readJson = (file) => JSON.parse(readFileSync(dist + file, 'utf8'))
const manifest = readJson('.vite/manifest.json')
const sizes = new Map()

function kibOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(dist + file), { level: 9 }).length / 1024)
  return sizes.get(file)
}

const total = (files) => [...files].reduce((sum, file) => sum + kibOf(file), 0)

// The build writes scheme.js and the one style sheet of all screens into index.html itself.
const steps = ['index.html', ...manifest['index.html'].dynamicImports]
const scripts = steps.flatMap((step) => [...filesOf(manifest, step)])
const entry = new Set([...scripts, 'scheme.js', manifest['style.css'].file])
const rows = [
  { name: 'shared entry', kib: total(entry), budget: budget_kib.entry },
  // The app's table of screens, as the build wrote it down: a new screen is measured without being listed here.
  ...readJson('screens.json').map(({ path, source }) => ({
    name: path,
    kib: total(new Set([...entry, ...filesOf(manifest, source)])),
    budget: budget_kib.screen,
  })),
]

console.log('First load in KiB, gzip -9, scripts and style sheets')
for (const { name, kib, budget } of rows) {
  const verdict = kib <= budget ? 'ok' : 'OVER BUDGET'
  console.log(`  ${name.padEnd(24)} ${kib.toFixed(1).padStart(7)}  of ${budget}  ${verdict}`)
}
const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'))
for (const { file } of fonts) {
  console.log(`  not counted: ${file} ${(readFileSync(dist + file).length / 1024).toFixed(1)} KiB`)
}

const over = rows.filter(({ kib, budget }) => kib > budget).length
console.log(`${rows.length - over} passed, ${over} failed`)
process.exit(over === 0 ? 0 : 1)
