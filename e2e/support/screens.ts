import { readFile } from 'node:fs/promises'

/** Every address that the app has a screen for. */
export async function listScreens(): Promise<string[]> {
  const source = await readFile(new URL('../../packages/web/src/app/screens.ts', import.meta.url), 'utf8')
  const paths = [...source.matchAll(/screen\('([^']+)'/g)].map(([, path = '']) => path)
  if (!paths.includes('/inventory')) throw new Error('The list of screens is no longer read from app/screens.ts')
  return paths
}
