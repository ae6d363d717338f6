import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

/** A chunk and all that it imports. */
export function closure(bundle: Rolldown.OutputBundle, file: string): string[] {
  const seen = new Set([file])
  for (const one of seen) {
    const chunk = bundle[one]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) seen.add(imported)
  }
  return [...seen]
}

/** The addresses of the table of screens, each with its module; the table is the only place that knows them. */
function screensIn(table: string): { address: string; module: string }[] {
  const rows = table.matchAll(/screen\('([^']+)',.*import\('\.\.([^']+)'\)/g)
  return [...rows].map(([, path = '', module = '']) => ({
    address: `^${path.replaceAll(/:\w+/g, '[^/]+')}$`,
    module,
  }))
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
export function screenFiles(table: URL): Plugin {
  return {
    name: 'larder:screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const start = new Set(filesOfStart(bundle))
      const screens = screensIn(readFileSync(table, 'utf8')).map(({ address, module }) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
        if (!chunk) throw new Error(`No chunk has ${module}`)
        const files = closure(bundle, chunk.fileName).filter((file) => !start.has(file))
        return { address, files: files.map((file) => `/${file}`) }
      })
      if (screens.length === 0) throw new Error('The table of screens has another form now')
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
    },
  }
}
