import { request as http } from 'node:http'
import { request as https } from 'node:https'

/** For a container's supervisor: exit code 0 where this machine's Larder is ready, whoever signed its certificate. */
const { PORT = '3000', TLS_CERT } = process.env
const [ask, scheme] = TLS_CERT ? [https, 'https'] : [http, 'http']
const url = `${scheme}://127.0.0.1:${PORT || '3000'}/api/health/ready`

ask(url, { rejectUnauthorized: false, timeout: 5_000 }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
  .end()
