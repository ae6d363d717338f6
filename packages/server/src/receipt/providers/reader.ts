import { messages } from '@larder/contract/messages'
import type { Config } from '../../config.ts'
import type { ImageService } from '../../images/service.ts'
import { type ReceiptReader, createLocalReader } from '../local.ts'
import { createAzureProvider } from './azure.ts'
import { createOpenaiProvider } from './openai.ts'
import { ServiceError, type ServiceLimits, service_limits } from './remote.ts'

const create = { azure: createAzureProvider, openai: createOpenaiProvider } as const

/** Whoever the operator has chosen; where that is a service that fails, this machine reads and says so. */
export function createReceiptReader(
  config: Config['receipt'] | undefined,
  images: ImageService,
  limits: ServiceLimits = service_limits,
): ReceiptReader {
  const local = createLocalReader(images)
  const { provider: name, url, key, model } = config ?? { provider: 'local' }
  if (name === 'local' || url === undefined) return local
  const provider = create[name]({ url, key, model }, limits)

  return {
    async read(context, image) {
      const photo = await images.run(context, 'copyPhoto', { image })
      try {
        return { ...(await provider.read(photo, context.signal)), provider: name }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        context.log.error({ provider: name, reason: error.message }, 'the receipt service failed')
        return { ...(await local.read(context, image)), provider: 'local', message: messages.receipt.readHere }
      }
    },
  }
}
