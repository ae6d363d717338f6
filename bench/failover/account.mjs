import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'

const read = (option) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)

/** PostgreSQL refuses to be root: then it runs as `postgres`, which every package of it creates. */
export function findAccount() {
  if (process.getuid() !== 0) return { become: [], own: () => {} }
  const [uid, gid] = [read('-u'), read('-g')]
  return {
    become: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    own: (...paths) => {
      for (const path of paths) chownSync(path, uid, gid)
    },
  }
}
