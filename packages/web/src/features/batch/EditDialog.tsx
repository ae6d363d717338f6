import { type BatchProduct, wholeQuantity } from '@larder/contract/batch'
import { batch_categories } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { batch_messages as words } from '@larder/contract/messages/batch-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import { useRef, useState } from 'react'
import { AmountFields, ListedChoice } from '../../ui/form/batch-fields.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { number_format } from '../../ui/form/number-format.ts'
import { TextBox } from '../../ui/form/text-box.tsx'
import { type ProductEdits } from './batch.ts'

const categories = batch_categories.map((category) => ({ value: category, label: category }))

interface EditDialogProps {
  product: BatchProduct
  open: boolean
  onSave: (edits: ProductEdits) => void
  onClose: () => void
}

/** Everything about one product before it is added; only its name has to be there. */
export function EditDialog({ product, open, onSave, onClose }: EditDialogProps) {
  const [values, setValues] = useState({
    item_name: product.item_name,
    quantity: number_format.write(product.quantity, product.unit_of_measure),
    unit_of_measure: product.unit_of_measure,
    category: product.category,
    brand: product.brand ?? '',
    notes: product.notes ?? '',
  })
  const [isNameless, setNameless] = useState(false)
  const name_input = useRef<HTMLInputElement>(null)
  const id = `edit-${product.id}`
  const take = (name: keyof typeof values) => (value: string) => setValues((now) => ({ ...now, [name]: value }))

  function save(): void {
    const item_name = values.item_name.trim()
    if (item_name === '') {
      setNameless(true)
      name_input.current?.focus()
      return
    }
    onSave({
      ...values,
      item_name,
      quantity: wholeQuantity(number_format.read(values.quantity, values.unit_of_measure)),
      brand: values.brand.trim() || null,
      notes: values.notes.trim() || null,
    })
  }
  const { quantity, unit_of_measure } = values
  return (
    <FormDialog title={words.editTitle} open={open} submitLabel={action_labels.save} onSubmit={save} onClose={onClose}>
      <TextBox
        id={`${id}-item_name`}
        name="item_name"
        label={field_labels.product_name}
        autoComplete="off"
        inputRef={name_input}
        value={values.item_name}
        error={isNameless}
        helperText={isNameless ? messages.batch.nameRequired : undefined}
        onChange={(event) => {
          setNameless(false)
          take('item_name')(event.target.value)
        }}
      />
      <AmountFields
        {...{ id, quantity, unit_of_measure }}
        onQuantity={take('quantity')}
        onUnit={take('unit_of_measure')}
      />
      <ListedChoice
        id={`${id}-category`}
        name="category"
        label={field_labels.category}
        value={values.category}
        choices={categories}
        onChange={take('category')}
      />
      <TextBox
        id={`${id}-brand`}
        name="brand"
        label={field_labels.brand}
        autoComplete="off"
        value={values.brand}
        onChange={(event) => take('brand')(event.target.value)}
      />
      <TextBox
        id={`${id}-notes`}
        name="notes"
        label={field_labels.notes}
        multiline
        minRows={2}
        maxRows={6}
        value={values.notes}
        onChange={(event) => take('notes')(event.target.value)}
      />
    </FormDialog>
  )
}
