// Makes the pictures that a phone shows for the installed app out of packages/web/build/icon.svg. Run it after the
// drawing changed; what it writes is committed, so that no build waits for it.
//
//   node scripts/icons.mjs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './lib/project.mjs'

const drawing = readFileSync(join(root, 'packages/web/build/icon.svg'), 'utf8')
// Where the system cuts no shape of its own, the corners are round and the jar may fill more of the square.
const rounded = drawing
  .replace('<rect id="ground"', '<rect id="ground" rx="116"')
  .replace('<g id="jar"', '<g id="jar" transform="translate(256 262) scale(1.22) translate(-256 -262)"')

const pictures = [
  { name: 'icon-192', size: 192, svg: rounded },
  { name: 'icon-512', size: 512, svg: rounded },
  // The whole square is painted and the jar keeps inside the circle that every system leaves.
  { name: 'maskable-512', size: 512, svg: drawing },
  { name: 'apple-touch-icon', size: 180, svg: drawing },
]

for (const { name, size, svg } of pictures) {
  const file = join(root, 'packages/web/public/icons', `${name}.png`)
  const { size: bytes } = await sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(file)
  console.log(`${name}.png  ${bytes} bytes`)
}
