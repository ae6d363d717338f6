import { execFile } from 'node:child_process'
import { chmod, mkdir, open, readFile, rm, statfs, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const bytes = 512 * 2 ** 20

/** This machine does not let us make the fault; that is to be said, not passed over. */
export class CannotProduce extends Error {}

async function attempt(command, args) {
  try {
    return (await run(command, args)).stdout.trim()
  } catch (error) {
    throw new CannotProduce(`${command} ${args.join(' ')}: ${error.stderr?.trim() || error.message}`)
  }
}

/** The sectors written to a device so far. */
async function countWritten(device) {
  const fields = (await readFile(`/sys/block/${device.slice('/dev/'.length)}/stat`, 'utf8')).trim().split(/\s+/)
  return Number(fields[6])
}

const isOver = () => false

/** A small disk in a file: an ext4 on a loop device, mounted in `folder`. Needs root and the right to mount. */
export async function createDisk(folder) {
  const mountPoint = join(folder, 'disk')
  let file = join(folder, 'disk-0.img')
  let copies = 0
  let device

  async function mount() {
    device = await attempt('losetup', ['--find', '--show', file])
    await attempt('mount', ['-t', 'ext4', device, mountPoint]).catch(async (error) => {
      await attempt('losetup', ['-d', device])
      throw error
    })
  }

  async function unmount() {
    // Killed processes hold their files a moment longer.
    await attempt('umount', [mountPoint]).catch(async () => {
      await delay(500)
      await attempt('umount', [mountPoint])
    })
    await attempt('losetup', ['-d', device])
  }

  async function countFree() {
    const { bavail, bsize } = await statfs(mountPoint)
    return bavail * bsize
  }

  await mkdir(mountPoint)
  await (await open(file, 'w')).close()
  await truncate(file, bytes)
  await attempt('mkfs.ext4', ['-q', '-F', '-m', '0', file])
  await mount()
  await chmod(mountPoint, 0o755)

  return {
    dataDir: join(mountPoint, 'data'),
    /** Takes everything but `left` bytes, as a program would that does not look. */
    async fill(name, left = 0) {
      const filler = await open(join(mountPoint, name), 'w')
      for (const size of [2 ** 22, 2 ** 16, 4096]) {
        const piece = Buffer.alloc(size, 1)
        const write = () => filler.write(piece).then(({ bytesWritten }) => bytesWritten === size, isOver)
        const mayWrite = async () => left === 0 || (await countFree()) >= left + size
        while ((await mayWrite()) && (await write()));
      }
      await filler.close()
    },
    async freeSpace(...names) {
      for (const name of names) await rm(join(mountPoint, name), { force: true })
    },
    /**
     * What had reached the disk at this moment: a copy of the image, while what the file system still held in memory is
     * left out. Whoever writes to it must stand still; a copy during which the device was written to is made again.
     */
    async copy() {
      copies += 1
      const target = join(folder, `disk-${copies}.img`)
      for (;;) {
        const before = await countWritten(device)
        await attempt('cp', ['--sparse=always', file, target])
        if ((await countWritten(device)) === before) return target
      }
    },
    /** Puts another image in the place of the present one, whose file system replays its journal as after a power cut. */
    async replace(other) {
      await unmount()
      await rm(file)
      file = other
      await mount()
    },
    async remove() {
      await unmount()
      await rm(file)
    },
  }
}
