import { openHousehold } from './household.mjs'
import { groupByKitchen } from './photos.mjs'
import { findShown } from './place.mjs'
import { findSaid, isSameProduct, judgePhoto, nameOf } from './score.mjs'

/** What a person would call a thing: by its place where the truth has places, else by its name, its words and what it may be. */
function identify(thing, truths) {
  const shown = thing.box && findShown(thing.box, truths)
  if (shown) return { ...shown }
  const placeless = truths.filter(({ boxes }) => boxes === undefined)
  const texts = [nameOf(thing), thing.read_text, ...(thing.suggestions ?? []).map(nameOf)]
  const line = texts.map((text) => findSaid(text, placeless)).find(Boolean)
  return { line, share: 0 }
}

/** Adds what a photo shows to the household, and confirms each product once, in the first photo where it can be told. */
export async function teachPhoto(household, known, { file, truth }) {
  const { products, unnamed } = await household.recognise(file)
  for (const line of truth.products)
    if (!known.some((item) => isSameProduct(item.line, line)))
      known.push({ line, item_id: await household.addItem(line), isTaught: false })
  const seen = [...products, ...unnamed]
    .filter(({ crop_ids = [] }) => crop_ids.length > 0)
    .map((thing) => ({ thing, ...identify(thing, truth.products) }))
  for (const item of known.filter(({ isTaught }) => !isTaught)) {
    const own = seen.filter(({ line }) => line !== undefined && isSameProduct(item.line, line))
    const [best] = own.toSorted((a, b) => b.share - a.share)
    if (best === undefined) continue
    await household.confirm(item.item_id, best.thing.crop_ids)
    item.isTaught = true
  }
}

/** One photo, for a household that knows the others of its kitchen. */
async function measureFold(server, photo, others) {
  const household = await openHousehold(server)
  const known = []
  for (const other of others) await teachPhoto(household, known, other)
  const { products, cost } = await household.recognise(photo.file)
  const judged = judgePhoto(photo.truth, products)
  const asked = judged.asked.map((each) => {
    const items = known.filter(({ line }) => isSameProduct(line, each.line))
    return { ...each, isKnown: items.length > 0, isTaught: items.some(({ isTaught }) => isTaught) }
  })
  return {
    ...photo,
    ...judged,
    asked,
    items: known.length,
    taught: known.filter(({ isTaught }) => isTaught).length,
    cost,
  }
}

/** Leaves one photo out of each kitchen that has several. */
export async function measureTaught(server, photos) {
  const folds = []
  for (const own of groupByKitchen(photos).values())
    for (const photo of own.length > 1 ? own : []) {
      folds.push(
        await measureFold(
          server,
          photo,
          own.filter((other) => other !== photo),
        ),
      )
      console.log(`${photo.name}: taught on ${own.length - 1} others`)
    }
  return folds
}
