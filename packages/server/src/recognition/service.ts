import { text_limits } from '@larder/contract/constants'
import { todayIn } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { shelf_messages } from '@larder/contract/messages/shelf-messages'
import { cleanText } from '../catalogue/catalogue-text.ts'
import type { Database } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import type { ImageContext } from '../images/service.ts'
import { toAnswer } from './answer.ts'
import type { Recognised, Recogniser } from './recogniser.ts'
import type { NewCrop, RecognitionRepository } from './repository.ts'
import { createRecognitionRepository } from './repository.ts'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

/** Keeps what the things of a photo look like, all at once; answers the ids of each product. */
async function keepCrops(repository: RecognitionRepository, { products, things }: Recognised): Promise<string[][]> {
  const crops = products.map((product) => {
    const read_text = cleanText(product.read_text, text_limits.name)
    return product.things.flatMap((index): NewCrop[] => {
      const embedding = things[index]?.embedding
      return embedding === undefined || embedding.length === 0 ? [] : [{ embedding, read_text }]
    })
  })
  const ids = await repository.keep(crops.flat())
  return crops.map((own) => ids.splice(0, own.length))
}

/** From a photo to products with what the household knows of them, and from a confirmation to a better next photo. */
export function createRecognitionService(recogniser: Recogniser, database: Database) {
  const repositoryOf = ({ household_id }: Pick<Member, 'household_id'>) =>
    createRecognitionRepository(database, household_id)

  return {
    async recognise(
      { user_id, household_id, time_zone }: Member,
      context: Omit<ImageContext, 'user_id' | 'household_id'>,
      image: Uint8Array,
    ) {
      const repository = repositoryOf({ household_id })
      const items = await repository.listItems()
      const recognised = await recogniser.recognise({ ...context, user_id, household_id }, image, items)
      const crop_ids = await keepCrops(repository, recognised)
      const item_ids = recognised.products.flatMap(({ item_id }) => item_id ?? [])
      const stock = item_ids.length === 0 ? [] : await repository.listStock(item_ids)
      return toAnswer(recognised, stock, crop_ids, todayIn(time_zone))
    },

    /** A confirmation that comes too late is no fault of whoever confirms: it is told, and nothing else fails by it. */
    async confirm(member: Pick<Member, 'household_id'>, item_id: number, crop_ids: readonly string[]) {
      const confirmed = await repositoryOf(member).confirm(item_id, crop_ids)
      if (confirmed === undefined) throw new HttpError(404, messages.inventory.notFound)
      return { message: confirmed > 0 ? shelf_messages.learned : shelf_messages.nothingLearned }
    },
  }
}

export type RecognitionService = ReturnType<typeof createRecognitionService>
