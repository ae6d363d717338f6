import { wordsToLookUp } from '@larder/vision/recognition/naming/read-words'
import type { Database } from '../database/database.ts'
import type { ImageService } from '../images/service.ts'
import type { Candidates } from './candidates.ts'
import type { Recogniser } from './recogniser.ts'
import { createRecognitionRepository } from './repository.ts'

interface Parts {
  readonly database: Database
  readonly images: ImageService
  readonly candidates: Candidates
}

/** Recognises on this machine: what the photo shows, what is known of it, and then what it is called. */
export function createLocalRecogniser({ database, images, candidates }: Parts): Recogniser {
  return {
    async recognise(context, image, items) {
      const sight = await images.run(context, 'seeProducts', { image })
      const { household_id, onProgress } = context
      onProgress?.({ stage: 'understanding' })
      const codes = sight.codes.map(({ barcode }) => barcode)
      const looks_at_things = sight.things.some(({ embedding }) => embedding.length > 0)
      const [products, crops] = await Promise.all([
        candidates.find(household_id, wordsToLookUp(sight), codes),
        looks_at_things ? createRecognitionRepository(database, household_id).listCrops() : [],
      ])
      // Thousands of names compared letter by letter take longer than any other request should wait.
      const photo = await images.finish(context, 'nameProducts', { sight, knowledge: { items, products, crops } })
      return { ...photo, things: sight.things }
    },
  }
}
