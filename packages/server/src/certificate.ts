import { X509Certificate, createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import type { Server } from 'node:tls'
import type { Logger } from 'pino'

/** A certificate (or the paths of its files) and its key. */
export interface KeyPair {
  readonly cert: string
  readonly key: string
}

/** Whether these are a key and its certificate; half of a renewal is not. */
export function isKeyPair(pair: KeyPair): boolean {
  try {
    createSecureContext({ ...pair })
    // Empty files, as they are for a moment while they are written anew, would pass until here.
    return new X509Certificate(pair.cert).checkPrivateKey(createPrivateKey(pair.key))
  } catch {
    return false
  }
}

const usual_every_ms = 10_000

async function readPair(files: KeyPair): Promise<KeyPair | undefined> {
  const [cert, key] = await Promise.all([readFile(files.cert, 'utf8'), readFile(files.key, 'utf8')]).catch(() => [])
  return cert === undefined || key === undefined ? undefined : { cert, key }
}

const isSame = (a: KeyPair | undefined, b: KeyPair | undefined) => a?.cert === b?.cert && a?.key === b?.key

export interface CertificateWatch {
  /** Looks at once, as on SIGHUP. */
  look(): Promise<void>
  stop(): void
}

interface Watched {
  readonly server: Pick<Server, 'setSecureContext'>
  readonly files: KeyPair
  readonly served: KeyPair
  readonly log: Pick<Logger, 'info' | 'error'>
  readonly every_ms?: number
}

/**
 * Serves a renewed certificate to new connections without a restart. It reads the two small files again and again,
 * because watches of the file system do not see through the links that renewal tools and containers put in between.
 */
export function watchCertificate({ server, files, served, log, every_ms = usual_every_ms }: Watched): CertificateWatch {
  let current = served
  // What was last found broken, so that it is said once; and only when seen twice, as the files come one after the other.
  let seen: KeyPair | undefined = served
  let isSaid = false

  async function look(): Promise<void> {
    const found = await readPair(files)
    if (isSame(found, current)) {
      ;[seen, isSaid] = [found, false]
      return
    }
    if (found !== undefined && isKeyPair(found)) {
      server.setSecureContext({ ...found })
      ;[current, seen, isSaid] = [found, found, false]
      log.info({ valid_to: new X509Certificate(found.cert).validTo }, 'a renewed certificate is served')
      return
    }
    if (isSame(found, seen) && !isSaid) {
      isSaid = true
      log.error(
        { files },
        'the files of TLS_CERT and TLS_KEY are no certificate and its key; the one before is still served',
      )
    }
    seen = found
  }

  const timer = setInterval(() => void look(), every_ms).unref()
  return { look, stop: () => clearInterval(timer) }
}
