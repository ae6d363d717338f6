import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf, sizes, themes } from './shoot.mjs'

const row = (cells) => `| ${cells.join(' | ')} |`

function sectionOf({ name, title, sizes: own = sizes }, found) {
  const widths = own.map(({ width }) => width)
  const cell = (width, theme) => {
    const file = fileOf(name, width, theme)
    return found.has(file) ? `[![${title}, ${width} px, ${theme}](${file})](${file})` : ''
  }
  const pictures = themes.map((theme) => row(widths.map((width) => cell(width, theme))))
  return [
    `## ${title}`,
    '',
    row(widths.map((width) => `${width} px`)),
    row(widths.map(() => '---')),
    ...pictures,
    '',
  ].join('\n')
}

/** The page that shows what is in the folder; pictures of screens that are no longer there go. */
export async function writeIndex(folder, scenes) {
  const expected = new Set(
    scenes.flatMap(({ name, sizes: own = sizes }) =>
      own.flatMap(({ width }) => themes.map((theme) => fileOf(name, width, theme))),
    ),
  )
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'))
  for (const file of files.filter((one) => !expected.has(one))) await rm(join(folder, file))
  const found = new Set(files.filter((file) => expected.has(file)))
  const bytes = await Promise.all([...found].map(async (file) => (await stat(join(folder, file))).size))
  const megabytes = (bytes.reduce((sum, size) => sum + size, 0) / 1024 / 1024).toFixed(1)
  const lead = `# Every screen\n\n${found.size} pictures, ${megabytes} MB, made by \`npm run screens\` with the demo household. What a photo would show is played.\n`
  const shown = scenes.filter(({ name, sizes: own = sizes }) =>
    own.some(({ width }) => themes.some((theme) => found.has(fileOf(name, width, theme)))),
  )
  await writeFile(join(folder, 'README.md'), `${lead}\n${shown.map((scene) => sectionOf(scene, found)).join('\n')}`)
  console.log(`${found.size} pictures, ${megabytes} MB, in ${folder}`)
}
