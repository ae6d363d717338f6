import { type Item } from '@larder/contract/item'
import { number_format } from '../../../ui/form/number-format.ts'

/** What the shopping list follows of an item. */
export type ListSettings = Pick<Item, 'unit_of_measure' | 'pack_quantity' | 'is_never_suggested'>

/** The settings as a form holds them. */
export function settingsOf({ unit_of_measure, pack_quantity = null, is_never_suggested }: ListSettings) {
  return {
    pack_quantity: number_format.write(pack_quantity, unit_of_measure),
    is_never_suggested: is_never_suggested === true,
  }
}

/** What is sent: the settings that were changed, and no field beside them. */
export function changesOf(item: ListSettings, typed: ReturnType<typeof settingsOf>): object {
  const before = settingsOf(item)
  const pack = typed.pack_quantity.trim()
  return {
    ...(pack === before.pack_quantity ? {} : { pack_quantity: number_format.read(pack, item.unit_of_measure) }),
    ...(typed.is_never_suggested === before.is_never_suggested ? {} : { is_never_suggested: typed.is_never_suggested }),
  }
}
