import { shelf_messages } from '@larder/contract/messages/shelf-messages'
import type { Config } from '../../config.ts'
import type { Queries } from '../../database/database.ts'
import type { ImageService } from '../../images/service.ts'
import { createAttempt } from '../../remote/attempt.ts'
import { type ServiceLimits, service_limits } from '../../remote/exchange.ts'
import type { Recogniser } from '../recogniser.ts'
import { createOpenaiProvider } from './openai.ts'

interface Parts {
  readonly local: Recogniser
  readonly images: ImageService
  readonly queries: Queries
  readonly limits?: ServiceLimits
}

/** Whoever the operator has chosen; where that is a service that fails, this machine looks and says so. */
export function createChosenRecogniser(
  config: Config['recognition'] | undefined,
  { local, images, queries, limits = service_limits }: Parts,
): Recogniser {
  const { provider: name, url, key, model } = config ?? { provider: 'local' }
  if (name === 'local' || url === undefined) return local
  const provider = createOpenaiProvider({ url, key, model }, limits)
  const attempt = createAttempt(queries, 'recognition', { url, key, model })

  return {
    async recognise(context, image, items) {
      const recognised = await attempt(context.log, async () => {
        const photo = await images.run(context, 'copyPhoto', { image })
        context.onProgress?.({ stage: 'reading' })
        return provider.recognise(photo, items, context.signal)
      })
      if (recognised !== undefined) return { ...recognised, provider: name }
      const message = shelf_messages.recognizedHere
      return { ...(await local.recognise(context, image, items)), provider: 'local', message }
    },
  }
}
