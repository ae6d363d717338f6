import { generateKeyPairSync, sign } from 'node:crypto'

/** Just enough of DER to sign a certificate: a key that is made for each run needs no place in the repository. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...contents: readonly Buffer[]) => der(0x30, ...contents)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const moment = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const day_ms = 86_400_000

/** A self-signed certificate of localhost and its key, good for a day around now. */
export function createCertificate(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from('localhost')))))
  const validity = sequence(moment(new Date(Date.now() - day_ms)), moment(new Date(Date.now() + day_ms)))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const facts = sequence(der(0x02, Buffer.from([1])), ecdsaWithSha256, name, validity, name, spki)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  const body = sequence(facts, ecdsaWithSha256, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${body.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
