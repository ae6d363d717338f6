import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf, sizes, themes } from './shoot.mjs'

function sectionOf({ name, title, sizes: own }) {
  const widths = (own ?? sizes).map(({ width }) => width)
  const cell = (width, theme) =>
    `[![${title}, ${width} px, ${theme}](${fileOf(name, width, theme)})](${fileOf(name, width, theme)})`
  const row = (theme) => `| ${widths.map((width) => cell(width, theme)).join(' | ')} |`
  return [
    `## ${title}`,
    '',
    `| ${widths.map((width) => `${width} px`).join(' | ')} |`,
    `|${' --- |'.repeat(widths.length)}`,
    ...themes.map(row),
    '',
  ].join('\n')
}

/** The page that shows them all; pictures of screens that are no longer there go. */
export async function writeIndex(folder, scenes) {
  const expected = new Set(
    scenes.flatMap(({ name, sizes: own }) =>
      (own ?? sizes).flatMap(({ width }) => themes.map((theme) => fileOf(name, width, theme))),
    ),
  )
  const found = (await readdir(folder)).filter((file) => file.endsWith('.webp'))
  for (const file of found.filter((one) => !expected.has(one))) await rm(join(folder, file))
  const bytes = await Promise.all([...expected].map(async (file) => (await stat(join(folder, file))).size))
  const megabytes = (bytes.reduce((sum, size) => sum + size, 0) / 1024 / 1024).toFixed(1)
  const lead = `# Every screen\n\n${expected.size} pictures, ${megabytes} MB, made by \`npm run screens\` with the demo household. What a photo would show is played.\n`
  await writeFile(join(folder, 'README.md'), `${lead}\n${scenes.map(sectionOf).join('\n')}`)
  console.log(`${expected.size} pictures, ${megabytes} MB, in ${folder}`)
}
