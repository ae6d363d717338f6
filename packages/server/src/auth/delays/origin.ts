import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { areaOf, networkOf } from '../../http/hardening/rate-limit.ts'
import { describeDevice } from '../sessions/device.ts'

/** Where a request comes from, as far as it is used: nothing of it is stored but the device's words and the hash. */
export interface Origin {
  readonly network: string
  /** The network and its neighbours, as far as one attacker can have them all. */
  readonly area: string
  readonly device: string | null
  readonly place_hash: Buffer
}

/** The same browser on the same connection is the same place. */
export function readOrigin({ ip, headers }: { ip: string; headers: IncomingHttpHeaders }): Origin {
  const network = networkOf(ip)
  const device = describeDevice(headers['user-agent'])
  return { network, area: areaOf(ip), device, place_hash: hash('sha256', `${network} ${device ?? ''}`, 'buffer') }
}
