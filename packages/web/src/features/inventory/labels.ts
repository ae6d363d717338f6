import { type ItemFormField } from '@larder/contract/item-form'
import { field_labels } from '@larder/contract/messages/field-labels'

/** What each field of an item is called on the form, in the detail and where two edits meet. */
export const item_labels: Readonly<Record<ItemFormField, string>> = field_labels
