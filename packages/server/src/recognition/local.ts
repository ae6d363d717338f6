import type { Report } from '@larder/vision/jobs/jobs'
import type { KnownCrop, KnownProduct } from '@larder/vision/recognition/naming/knowledge'
import { wordsToLookUp } from '@larder/vision/recognition/naming/read-words'
import type { Sight } from '@larder/vision/recognition/sight/sight'
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

type NameAtGlance = (sight: Sight) => Promise<readonly string[]>

/** Tells how far a photo is and, from when it was seen at a glance, what is named already; `stop` before the answer is sent. */
function createTeller(onProgress: Report, nameAtGlance: NameAtGlance): { tell: Report; stop(): void } {
  let names: string[] = []
  let isStopped = false
  async function tellNames(sight: Sight): Promise<void> {
    names = [...(await nameAtGlance(sight))]
    if (!isStopped && names.length > 0) onProgress({ stage: 'reading', names })
  }
  return {
    tell({ sight, ...progress }) {
      // What fails here is tried again with all that is read, and told then.
      if (sight !== undefined) tellNames(sight).catch(() => undefined)
      onProgress(names.length === 0 ? progress : { ...progress, names })
    },
    stop() {
      isStopped = true
    },
  }
}

/** Recognises on this machine: what the photo shows, what is known of it, and then what it is called. */
export function createLocalRecogniser({ database, images, candidates }: Parts): Recogniser {
  return {
    async recognise(context, image, items) {
      const { household_id, onProgress } = context
      const quiet = { ...context, onProgress: undefined }
      let known_crops: Promise<KnownCrop[]> | undefined
      const listCrops = async ({ things }: Sight): Promise<KnownCrop[]> =>
        things.some(({ embedding }) => embedding.length > 0)
          ? (known_crops ??= createRecognitionRepository(database, household_id).listCrops())
          : []
      // Thousands of names compared letter by letter take longer than any other request should wait.
      const name = (sight: Sight, products: readonly KnownProduct[], crops: readonly KnownCrop[]) =>
        images.finish(quiet, 'nameProducts', { sight, knowledge: { items, products, crops } })
      const teller =
        onProgress &&
        createTeller(onProgress, async (sight) => {
          const { products } = await name(sight, [], await listCrops(sight))
          return products.flatMap(({ signal, product_name }) => (signal === 'none' ? [] : [product_name]))
        })
      const sight = await images.run({ ...context, onProgress: teller?.tell }, 'seeProducts', { image })
      teller?.stop()
      teller?.tell({ stage: 'understanding' })
      const codes = sight.codes.map(({ barcode }) => barcode)
      const [products, crops] = await Promise.all([
        candidates.find(household_id, wordsToLookUp(sight), codes),
        listCrops(sight),
      ])
      return { ...(await name(sight, products, crops)), things: sight.things }
    },
  }
}
