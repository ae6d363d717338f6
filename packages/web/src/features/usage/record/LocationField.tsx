import { field_labels } from '@larder/contract/messages/field-labels'
import { useKnownPlaces } from '../../../shared/lots/known-places.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'

/** Where what was bought is put; the places of the household are offered as far as they are loaded. */
export function LocationField() {
  const places = useKnownPlaces()
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
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </>
  )
}
