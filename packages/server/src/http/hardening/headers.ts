import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BuildNote } from '../site/site-build.ts'

const year_in_seconds = 31_536_000

/** What every answer of the API carries: it is data for this person alone, and no page. */
export const api_headers: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/**
 * Asks browsers that came by https to do so from now on: to us, or to a proxy that we were told to believe. On plain http it
 * would send phones in the house to an address where nobody listens.
 */
export function setTransportSecurity({ protocol }: FastifyRequest, reply: FastifyReply, isTls: boolean): void {
  if (isTls || protocol === 'https') void reply.header('strict-transport-security', `max-age=${year_in_seconds}`)
}

/** The features a page of ours may use: the camera, and nothing else that asks the person. */
export const permissions_policy = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'

/** What every page and file carries. */
export function pageHeaders({ api_origin, scripts }: BuildNote): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Barcodes are read by WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scripts.map((hash) => `'${hash}'`)],
        // The styles are made at run time, in style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(api_origin === undefined ? [] : [api_origin])],
        connectSrc: ["'self'", ...(api_origin === undefined ? [] : [api_origin])],
        workerSrc: ["'self'"],
        // A camera's picture is no address, so nothing else may be played.
        mediaSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // By the request: see setTransportSecurity.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }
}
