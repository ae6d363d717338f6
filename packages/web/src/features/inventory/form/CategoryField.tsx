import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { AutoFilledMark } from '../../../ui/form/auto-filled-mark.tsx'
import { item_labels } from '../labels.ts'
import { new_category_choice, useCategoryField } from './use-category-field.ts'

/** Chooses a category, or takes a new one as text; the complaint stands at whichever of the two holds it. */
export function CategoryField() {
  const { field, is_new, is_auto_filled, error, options, choose, type } = useCategoryField()
  const hint = is_auto_filled ? <AutoFilledMark /> : undefined
  return (
    <>
      <SelectBox
        id="field-category"
        name="category"
        label={item_labels.category}
        value={is_new ? new_category_choice : field.value}
        error={!is_new && error !== undefined}
        helperText={is_new ? undefined : (error ?? hint)}
        onBlur={field.onBlur}
        onChange={(event) => choose(event.target.value)}
        {...(is_new ? {} : { inputRef: field.ref })}
      >
        <option value="">{item_messages.chooseCategory}</option>
        {options.map((category) => (
          <option key={category}>{category}</option>
        ))}
        <option value={new_category_choice}>{item_messages.addNewCategory}</option>
      </SelectBox>
      {is_new && (
        <TextBox
          id="field-new_category"
          name="new_category"
          label={item_messages.newCategory}
          value={field.value}
          error={error !== undefined}
          helperText={error}
          inputRef={field.ref}
          autoComplete="off"
          onBlur={field.onBlur}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </>
  )
}
