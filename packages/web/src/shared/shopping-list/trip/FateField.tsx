import { trip_messages as words } from '@larder/contract/messages/shopping/trip-messages'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { type Fate } from './save-trip.ts'

interface FateFieldProps {
  fate: Fate
  categories: readonly string[]
  onChange: (category: string | null) => void
}

/** What becomes of something that is no item: done, or an item of a category. */
export function FateField({ fate: { line, category }, categories, onChange }: FateFieldProps) {
  const listed = category === null || categories.includes(category) ? categories : [category, ...categories]
  return (
    <SelectBox
      id={`fate-${line.key}`}
      name="category"
      label={words.fateOf(line.item_name)}
      value={category ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{words.justDone}</option>
      {listed.map((one) => (
        <option key={one} value={one}>
          {words.keepIn(one)}
        </option>
      ))}
    </SelectBox>
  )
}
