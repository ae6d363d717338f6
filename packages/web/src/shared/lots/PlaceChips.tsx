import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { useFormContext, useWatch } from 'react-hook-form'
import { PickChips } from '../../ui/form/pick-chips.tsx'

const most_places = 6
/** What most households have, while this one has said little. */
const usual = ['Fridge', 'Freezer', 'Pantry']

/** The places of the household, one tap each, for the field `location` of a form. */
export function PlaceChips({ places, onPick }: { places: readonly string[]; onPick?: () => void }) {
  const { control, setValue, clearErrors } = useFormContext<{ location: string }>()
  const picked = useWatch({ control, name: 'location' })
  const folded = new Set(places.map((place) => place.toLowerCase()))
  const further = places.length < usual.length ? usual.filter((place) => !folded.has(place.toLowerCase())) : []
  return (
    <PickChips
      label={item_messages.places}
      choices={[...places, ...further].slice(0, most_places)}
      picked={picked}
      onPick={(place) => {
        setValue('location', place, { shouldDirty: true })
        clearErrors('location')
        onPick?.()
      }}
    />
  )
}
