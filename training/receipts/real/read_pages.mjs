// Reads the text of all photos of the sets with the app's own engine: node read_pages.mjs SETS PAGES
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPage } from '@larder/vision/ocr/read'

const [sets, pages] = process.argv.slice(2)
mkdirSync(pages, { recursive: true })
for (const set of readdirSync(sets)) {
  const photos = readdirSync(join(sets, set)).filter((file) => file.endsWith('.jpg'))
  for (const photo of photos) {
    const file = join(pages, `${set}__${photo.replace('.jpg', '.json')}`)
    if (existsSync(file)) continue
    const page = await readPage(readFileSync(join(sets, set, photo))).catch(({ message }) => message)
    if (typeof page === 'string') process.stdout.write(`${photo}: ${page}\n`)
    else writeFileSync(file, JSON.stringify({ page }))
  }
}
