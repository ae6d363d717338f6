import { receipt_categories } from '@larder/contract/constants'
import { field_labels } from '@larder/contract/messages/field-labels'
import { review_messages } from '@larder/contract/messages/review-messages'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type FormEvent, useId, useState } from 'react'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { TextBox } from '../../../ui/form/text-box.tsx'

const nothing = { category: '', location: '' }

interface SetForAllProps {
  /** Places to choose from; any other can be typed. */
  places: readonly string[]
  onApply: (given: typeof nothing) => void
}

/** One category or one place for everything that was bought. */
export function SetForAll({ places, onApply }: SetForAllProps) {
  const id = useId()
  const [given, setGiven] = useState(nothing)
  const isEmpty = given.category === '' && given.location.trim() === ''
  return (
    <Card
      component="form"
      aria-label={review_messages.setForAll}
      sx={{
        p: 2,
        display: 'grid',
        gap: 2,
        alignItems: 'end',
        gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))', sm: '1fr 1fr auto' },
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (isEmpty) return
        onApply(given)
        setGiven(nothing)
      }}
    >
      <SelectBox
        id={`${id}-category`}
        name="category_for_all"
        label={field_labels.category}
        value={given.category}
        onChange={(event) => setGiven({ ...given, category: event.target.value })}
      >
        <option value="">{review_messages.leaveAsIs}</option>
        {receipt_categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectBox>
      <TextBox
        id={`${id}-location`}
        name="location_for_all"
        label={field_labels.location}
        autoComplete="off"
        placeholder={review_messages.leaveAsIs}
        value={given.location}
        onChange={(event) => setGiven({ ...given, location: event.target.value })}
        slotProps={{ htmlInput: { list: `${id}-places` } }}
      />
      <datalist id={`${id}-places`}>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
      <Button
        type="submit"
        variant="outlined"
        disabled={isEmpty}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, justifySelf: 'end', minHeight: 48 }}
      >
        {review_messages.apply}
      </Button>
    </Card>
  )
}
