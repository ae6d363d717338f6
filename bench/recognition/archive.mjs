// Reads the development data where it lies: zip files of pictures and labels.
import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'

const end_signature = 0x06054b50
const stored = 0

/** The files of a zip by name, each unpacked when it is asked for. */
export async function openArchive(path) {
  const bytes = await readFile(path)
  let end = bytes.length - 22
  while (bytes.readUInt32LE(end) !== end_signature) end -= 1
  const files = new Map()
  let entry = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(entry + offset))
    const name = bytes.toString('utf8', entry + 46, entry + 46 + nameLength)
    files.set(name, {
      method: bytes.readUInt16LE(entry + 10),
      size: bytes.readUInt32LE(entry + 20),
      header: bytes.readUInt32LE(entry + 42),
    })
    entry += 46 + nameLength + extraLength + noteLength
  }
  const read = (name) => {
    const { method, size, header } = files.get(name)
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const packed = bytes.subarray(start, start + size)
    return method === stored ? packed : inflateRawSync(packed)
  }
  return { names: [...files.keys()], read }
}

/** Groceries: one kind a photo, with the official split. */
export async function readGroceries(folder) {
  const archive = await openArchive(`${folder}/gsd224.zip`)
  const lines = archive.read('gsd224/index.csv').toString('utf8').trim().split('\n').slice(1)
  return lines.map((line) => {
    const [split, file, fine] = line.split(',')
    return { split, fine: Number(fine), read: () => archive.read(`gsd224/${file}`) }
  })
}

/** Shelves: photos with boxes as fractions of the photo (centre, size) and the product in each. */
export async function readShelves(folder) {
  const archive = await openArchive(`${folder}/det416.zip`)
  return archive.names
    .filter((name) => name.endsWith('.jpg'))
    .toSorted()
    .map((name) => {
      const labels = archive.read(name.replace('/images/', '/labels/').replace('.jpg', '.txt')).toString('utf8')
      const things = labels
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => line.trim().split(/\s+/u).map(Number))
        .map(([product, ...box]) => ({ product, box }))
      return { name: name.split('/').at(-1).replace('.jpg', ''), things, read: () => archive.read(name) }
    })
}
