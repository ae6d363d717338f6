import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import { createCategorySpelling } from '@larder/contract/values/category-groups'
import Button from '@mui/material/Button'
import { DeletedButton } from '../../../shared/deleted/DeletedButton.tsx'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import panel from '../../../ui/page/panel.module.css'
import { type CategoryChoices } from './filter.ts'
import css from './FilterFields.module.css'
import { type Grouping, groupings, type Sort, sorts } from './order.ts'
import { SearchBox } from './SearchBox.tsx'
import { type ListFilterControls, type SearchField } from './use-list-filter.ts'

interface FilterFieldsProps {
  controls: ListFilterControls
  field: SearchField
  choices: CategoryChoices
  places: readonly string[]
}

/** What lies behind Filters: the search, what to show, and in which order. */
export function FilterFields({ controls, field, choices, places }: FilterFieldsProps) {
  const { location, sort, group, change } = controls
  // An address may have another name of the category than the one that is offered.
  const category = createCategorySpelling([...choices.in_use, ...choices.others])(controls.category)
  return (
    <div className={`${panel.panel} ${css.panel}`}>
      <div className={css.order}>
        <SearchBox field={field} is_in_panel />
        <SelectBox
          id="filter-category"
          name="category"
          label={field_labels.category}
          value={category}
          onChange={(event) => change({ category: event.target.value })}
        >
          <CategoryOptions choices={choices} chosen={category} />
        </SelectBox>
        <SelectBox
          id="filter-location"
          name="location"
          label={field_labels.location}
          value={location}
          onChange={(event) => change({ location: event.target.value })}
        >
          <option value="">{list_messages.allPlaces}</option>
          {location !== '' && !places.includes(location) && <option>{location}</option>}
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </SelectBox>
        <SelectBox
          id="list-sort"
          name="sort"
          label={list_messages.sortBy}
          value={sort}
          onChange={(event) => change({ sort: event.target.value as Sort })}
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {list_messages.sort[one]}
            </option>
          ))}
        </SelectBox>
        <SelectBox
          id="list-group"
          name="group"
          label={list_messages.groupBy}
          value={group}
          onChange={(event) => change({ group: event.target.value as Grouping | '' })}
        >
          <option value="">{list_messages.ungrouped}</option>
          {groupings.map((one) => (
            <option key={one} value={one}>
              {list_messages.group[one]}
            </option>
          ))}
        </SelectBox>
      </div>
      <DeletedButton sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }} />
      {/* A phone's row has no space for it. */}
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<PrintOutlined />}
        onClick={() => window.print()}
        className={css.printWide ?? ''}
      >
        {action_labels.print}
      </Button>
    </div>
  )
}

function CategoryOptions({ choices, chosen }: { choices: CategoryChoices; chosen: string }) {
  const known = [...choices.in_use, ...choices.others]
  return (
    <>
      <option value="">{list_messages.allCategories}</option>
      {chosen !== '' && !known.includes(chosen) && <option>{chosen}</option>}
      {choices.in_use.map((category) => (
        <option key={category}>{category}</option>
      ))}
      {choices.others.length > 0 && (
        <optgroup label={list_messages.unusedCategories}>
          {choices.others.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </optgroup>
      )}
    </>
  )
}
