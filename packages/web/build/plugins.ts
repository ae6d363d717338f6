import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { closure } from './screen-files.ts'
import { buildWorkerScript } from './worker-script.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
// WebAssembly is no text, but shrinks to a third.
const shrinking_files = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/
// Below this a compressed copy saves no packet.
const worthwhile_bytes = 1024

const scheme = readFileSync(new URL('../public/scheme.js', import.meta.url), 'utf8')

/** Puts what must be there before the first paint into the page itself: a request more is a wait more. */
export function inlineFirst(): Plugin {
  return {
    name: 'larder:inline-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/
        const file = bundle[sheet.exec(html)?.[1] ?? '']
        const script = '<script src="/scheme.js"></script>'
        if (file?.type !== 'asset' || !html.includes(script)) throw new Error('The page has another form now')
        return html
          .replace(sheet, () => `<style>${String(file.source).trim()}</style>`)
          .replace(script, () => `<script>${scheme}</script>`)
      },
    },
  }
}

/** Tells the server what its content security policy has to allow: the API's address, and the script in the page. */
export function buildNote(): Plugin {
  let api_base: string | undefined
  return {
    name: 'larder:build-note',
    apply: 'build',
    configResolved({ env }) {
      api_base = env['VITE_API_BASE'] || undefined
    },
    generateBundle() {
      const scripts = [`sha256-${createHash('sha256').update(scheme).digest('base64')}`]
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ api_base, scripts }) })
    },
  }
}

const isAsset = (file: string): boolean => file.startsWith('assets/')

// The scanner is a worker, which Vite builds as an asset of the build, and its engine another one.
const isWorkerPart = (file: string): boolean => isAsset(file) && /\.(js|wasm)$/.test(file)

/** Lists the scripts of the build and the engines they load, so that a page can prefetch what it may need next. */
export function partList(): Plugin {
  return {
    name: 'larder:part-list',
    apply: 'build',
    // After the workers are there.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
      const scripts = files.filter(({ type }) => type === 'chunk')
      // The largest come last: screens are needed before them.
      const workers = files.filter(({ type, fileName }) => type === 'asset' && isWorkerPart(fileName))
      const parts = [...scripts, ...workers].map(({ fileName }) => `/${fileName}`)
      this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(parts) })
    },
  }
}

/** The files that the page names and needs before its first render; images are not among them. */
export function shellFilesOf(html: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)].map(([, file = '']) => file)
  return [...new Set(named)]
}

const isConnectionBanner = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
  file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/app/layout/ConnectionBanner.tsx'))

/** Writes the service worker with the app shell of this build: another build is another worker. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'larder:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html')
      const html = String(page.source)
      // The page names neither, but offline it needs both: its fonts, and the banner that says so.
      const wanted = Object.values(bundle).filter(
        (file) => file.fileName.endsWith('.woff2') || isConnectionBanner(file),
      )
      const more = wanted.flatMap(({ fileName }) => closure(bundle, fileName)).map((file) => `/${file}`)
      const files = [...new Set([...shellFilesOf(html), ...more])]
      const [source, script] = await Promise.all([
        readFile(new URL('service-worker.js', import.meta.url), 'utf8'),
        buildWorkerScript(config),
      ])
      const hash = createHash('sha256').update(html).update(source).update(script)
      const filled = source
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace(`['__SHELL__']`, JSON.stringify(files))
        .replace(
          `['__BUILD__']`,
          JSON.stringify(
            Object.keys(bundle)
              .filter(isAsset)
              .map((file) => `/${file}`),
          ),
        )
      // The semicolon keeps the script's bracket from calling what stands before it.
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: `${filled};${script}` })
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
