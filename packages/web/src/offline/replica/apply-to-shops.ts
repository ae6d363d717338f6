import { type Shop } from '@larder/contract/calls/shopping-api'
import { type OutboxEntry } from '../outbox/entry.ts'
import { bodyOf } from './bodies.ts'
import { names } from './call-names.ts'

/** The shops after the changes of this phone. */
export function applyToShops(shops: readonly Shop[], entries: readonly OutboxEntry[]): Shop[] {
  return entries.reduce<Shop[]>(
    (now, entry) => {
      const name = entry.params['shop'] ?? ''
      const isNamed = ({ shop }: Shop): boolean => shop.toLowerCase() === name.toLowerCase()
      const saved = bodyOf(entry, 'save_shop')
      if (entry.call === names.remove_shop) return now.filter((shop) => !isNamed(shop))
      if (saved === null) return now
      const kept = now.find(isNamed)
      if (kept === undefined) return [...now, { shop: name, categories: saved.categories }]
      return now.map((shop) => (shop === kept ? { ...shop, categories: saved.categories } : shop))
    },
    [...shops],
  )
}
