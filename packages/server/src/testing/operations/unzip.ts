import { crc32, inflateRawSync } from 'node:zlib'

/** Reads an archive from its directory at the end, as unzip does; what does not fit together throws. */
export function unzip(archive: Buffer): Record<string, string> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x0605_4b50) throw new Error('there is no end of a directory')
  const files: Record<string, string> = {}
  let at = archive.readUInt32LE(end + 16)
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry += 1) {
    if (archive.readUInt32LE(at) !== 0x0201_4b50) throw new Error('there is no entry of the directory')
    const [name_length, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    const name = archive.toString('utf8', at + 46, at + 46 + (name_length ?? 0))
    const start = archive.readUInt32LE(at + 42)
    if (archive.readUInt32LE(start) !== 0x0403_4b50) throw new Error('there is no entry')
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const content = inflateRawSync(archive.subarray(data, data + archive.readUInt32LE(at + 20)))
    if (content.length !== archive.readUInt32LE(at + 24)) throw new Error('the size is wrong')
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error('the checksum is wrong')
    files[name] = content.toString('utf8')
    at += 46 + (name_length ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  if (at !== end) throw new Error('something is between the directory and its end')
  return files
}
