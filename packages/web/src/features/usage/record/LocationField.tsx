import { type Item } from '@larder/contract/item'
import { field_labels } from '@larder/contract/messages/field-labels'
import { useQueryClient } from '@tanstack/react-query'
import { inventory_keys } from '../../../api/keys.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'

/** Where what was bought is put; the places of the household are offered as far as they are loaded. */
export function LocationField() {
  const items = useQueryClient().getQueryData<Item[]>(inventory_keys.items) ?? []
  const places = [...new Set(items.map(({ location }) => location))].filter((place) => place !== null)
  return (
    <>
      <TextInput
        id="purchase-location"
        name="location"
        label={field_labels.location}
        autoComplete="off"
        slotProps={{ htmlInput: { list: 'purchase-places' } }}
      />
      <datalist id="purchase-places">
        {places.toSorted().map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </>
  )
}
