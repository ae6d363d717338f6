import { batch_scenes } from './scenes-batches.mjs'
import { guest_scenes } from './scenes-guest.mjs'
import { inventory_scenes } from './scenes-inventory.mjs'
import { insights_scenes } from './scenes-insights.mjs'
import { item_scenes } from './scenes-item.mjs'
import { people_scenes } from './scenes-people.mjs'
import { profile_scenes } from './scenes-profile.mjs'
import { scan_scenes } from './scenes-scan.mjs'
import { waiting_scenes } from './scenes-waiting.mjs'
import { shopping_scenes } from './scenes-shopping.mjs'

/**
 * What there is to see. A scene has a name for its files, a title, who looks (`guest`, `demo`, `fresh`, `batches`,
 * or one of people.mjs), and a way there;
 * `is_whole` takes the page to its end, `sizes` leaves out widths at which there is no such thing.
 */
export const scenes = [
  ...guest_scenes,
  ...inventory_scenes,
  ...item_scenes,
  ...batch_scenes,
  ...shopping_scenes,
  ...insights_scenes,
  ...waiting_scenes,
  ...scan_scenes,
  ...profile_scenes,
  ...people_scenes,
]
