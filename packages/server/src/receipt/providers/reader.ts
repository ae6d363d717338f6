import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import type { Config } from '../../config.ts'
import type { Queries } from '../../database/database.ts'
import type { ImageService } from '../../images/service.ts'
import { createAttempt } from '../../remote/attempt.ts'
import { type ServiceLimits, service_limits } from '../../remote/exchange.ts'
import { type ReceiptReader, createLocalReader } from '../local.ts'
import { createAzureProvider } from './azure.ts'
import { createOpenaiProvider } from './openai.ts'

const create = { azure: createAzureProvider, openai: createOpenaiProvider } as const

/** Whoever the operator has chosen; where that is a service that fails, this machine reads and says so. */
export function createReceiptReader(
  config: Config['receipt'] | undefined,
  images: ImageService,
  queries: Queries,
  limits: ServiceLimits = service_limits,
): ReceiptReader {
  const local = createLocalReader(images)
  const { provider: name, url, key, model } = config ?? { provider: 'local' }
  if (name === 'local' || url === undefined) return local
  const provider = create[name]({ url, key, model }, limits)
  const attempt = createAttempt(queries, 'receipt', { url, key, model })

  return {
    async read(context, image) {
      const receipt = await attempt(context.log, async () => {
        const photo = await images.run(context, 'copyPhoto', { image })
        context.onProgress?.({ stage: 'reading' })
        return provider.read(photo, context.signal)
      })
      if (receipt !== undefined) return { ...receipt, provider: name }
      return { ...(await local.read(context, image)), provider: 'local', message: receipt_messages.receipt.readHere }
    },
  }
}
