import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
// WebAssembly is no text, but shrinks to a third.
const shrinking_files = /\.(js|css|html|svg|json|txt|wasm)$/
// Below this a compressed copy saves no packet.
const worthwhile_bytes = 1024

/** Has the browser fetch the font beside the script instead of after the style sheet. */
export function fontPreload(): Plugin {
  return {
    name: 'larder:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

/** Tells the server which API the app was built for, so that its content security policy can allow it. */
export function buildNote(): Plugin {
  let api_base: string | undefined
  return {
    name: 'larder:build-note',
    apply: 'build',
    configResolved({ env }) {
      api_base = env['VITE_API_BASE'] || undefined
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ api_base }) })
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthwhile_bytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    toBrotli(content, { params }).then((copy) => writeFile(`${file}.br`, copy)),
    toGzip(content, { level: 9 }).then((copy) => writeFile(`${file}.gz`, copy)),
  ])
}

/** Compresses once at build time what would otherwise be compressed for every visitor. */
export function compressedCopies(): Plugin {
  let folder = ''
  return {
    name: 'larder:compressed-copies',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle(failure) {
      if (failure) return
      const files = await readdir(folder, { recursive: true })
      await Promise.all(files.filter((file) => shrinking_files.test(file)).map((file) => compress(join(folder, file))))
    },
  }
}
