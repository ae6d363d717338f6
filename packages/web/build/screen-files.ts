import type { Plugin, Rolldown } from 'vite'
import { screen_table } from '../src/app/screen-table.ts'

/** A chunk and all that it imports. */
export function closure(bundle: Rolldown.OutputBundle, file: string): string[] {
  const seen = new Set([file])
  for (const one of seen) {
    const chunk = bundle[one]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) seen.add(imported)
  }
  return [...seen]
}

/** What every screen waits for: the entry, the steps it takes, and all that these import. */
function filesOfStart(bundle: Rolldown.OutputBundle): string[] {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('index.html'),
  )
  if (entry?.type !== 'chunk') throw new Error('The build has no entry')
  return [entry.fileName, ...entry.dynamicImports].flatMap((file) => closure(bundle, file))
}

/** Has the browser fetch the steps of the entry beside it instead of one after the other. */
export function startPreload(): Plugin {
  return {
    name: 'larder:start-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        [...new Set(filesOfStart(bundle))]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** Writes down which files the screen of an address needs beside the entry, for the server to name them at once. */
export function screenFiles(): Plugin {
  return {
    name: 'larder:screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const start = new Set(filesOfStart(bundle))
      const screens = screen_table.map(({ path, access, module }) => {
        const source = `src/features/${module}.tsx`
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`))
        if (!chunk) throw new Error(`No chunk has ${source}`)
        const address = `^${path.replaceAll(/:\w+/g, '[^/]+')}$`
        const files = closure(bundle, chunk.fileName).filter((file) => !start.has(file))
        return { path, access, source, address, files: files.map((file) => `/${file}`) }
      })
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
    },
  }
}
