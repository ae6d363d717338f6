import { receipt_categories, receipt_units } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { SelectBox } from '../../ui/select-box.tsx'
import { TextBox, type TextBoxProps } from '../../ui/text-box.tsx'
import { type Draft, type DraftField } from './draft.ts'
import { missingOf } from './request.ts'

const labels: Readonly<Partial<Record<DraftField, string>>> = {
  item_name: 'Item Name',
  category: 'Category',
  quantity: 'Quantity',
  unit_of_measure: 'Unit of Measure',
  price: 'Price',
  purchase_date: 'Purchase Date',
  expiry_date: 'Expiry Date',
  brand: 'Brand',
  location: 'Location',
  low_stock_threshold: 'Low Stock Threshold',
  notes: 'Notes',
}

export interface ReviewFieldsProps {
  draft: Draft
  disabled: boolean
  onEdit: (key: string, name: DraftField, value: string) => void
}

type FieldProps = ReviewFieldsProps & { name: DraftField } & Partial<
    Pick<TextBoxProps, 'type' | 'className' | 'label' | 'multiline' | 'slotProps' | 'required'>
  >

function useField({ draft, name }: Pick<FieldProps, 'draft' | 'name'>) {
  const complaint = draft.complaints[name] ?? missingOf(draft)[name]
  return {
    id: `${draft.key}-${name}`,
    name,
    label: labels[name] ?? name,
    value: draft.values[name],
    error: complaint !== undefined,
    helperText: complaint,
  }
}

function Field({ draft, disabled, onEdit, name, ...props }: FieldProps) {
  const field = useField({ draft, name })
  return (
    <TextBox
      {...field}
      {...props}
      disabled={disabled}
      autoComplete="off"
      onChange={(event) => onEdit(draft.key, name, event.target.value)}
    />
  )
}

const number_input = { htmlInput: { min: 0, step: 'any', inputMode: 'decimal' } } as const

function NumberField(props: FieldProps) {
  return <Field {...props} type="number" slotProps={number_input} />
}

function Choice({ draft, disabled, onEdit, name, choices }: FieldProps & { choices: readonly string[] }) {
  const field = useField({ draft, name })
  const known = field.value === '' || choices.includes(field.value) ? choices : [...choices, field.value]
  return (
    <SelectBox {...field} disabled={disabled} onChange={(event) => onEdit(draft.key, name, event.target.value)}>
      <option value="">Choose...</option>
      {known.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectBox>
  )
}

const grid = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
  '& > .whole': { gridColumn: '1 / -1' },
  '& > .half': { gridColumn: 'span 2' },
} as const

function JoinFields(props: ReviewFieldsProps) {
  const unit = props.draft.known?.unit_of_measure
  return (
    <Box sx={grid}>
      <NumberField
        {...props}
        name="quantity_added"
        label={unit ? messages.receipt.amountAdded(unit) : 'Quantity'}
        className="half"
      />
      <NumberField {...props} name="price" />
      <Field {...props} name="purchase_date" type="date" />
    </Box>
  )
}

/** The fields of a card: what nearly every line needs in view, the rest a touch away. */
export function ReviewFields(props: ReviewFieldsProps) {
  const [is_open, setOpen] = useState(false)
  const id = useId()
  const { complaints } = props.draft
  if (props.draft.is_joined) return <JoinFields {...props} />
  // A complaint must not hide behind a fold.
  const shows_all = is_open || Object.keys(complaints).some((name) => !main_fields.includes(name))
  return (
    <>
      <Box sx={grid}>
        <Field {...props} name="item_name" className="whole" />
        <NumberField {...props} name="quantity" />
        <Choice {...props} name="unit_of_measure" choices={receipt_units} />
        <Choice {...props} name="category" choices={receipt_categories} />
        <NumberField {...props} name="price" />
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-expanded={shows_all}
        aria-controls={id}
        onClick={() => setOpen(!shows_all)}
        sx={{ alignSelf: 'flex-start', mx: -1.5 }}
      >
        {shows_all ? 'Fewer Details' : 'More Details'}
      </Button>
      <Box id={id} sx={{ ...grid, display: shows_all ? 'grid' : 'none' }}>
        {shows_all && (
          <>
            <Field {...props} name="purchase_date" type="date" className="half" />
            <Field {...props} name="expiry_date" type="date" className="half" />
            <Field {...props} name="brand" className="half" />
            <Field {...props} name="location" className="half" />
            <NumberField {...props} name="low_stock_threshold" className="half" />
            <Field {...props} name="notes" className="whole" multiline />
          </>
        )}
      </Box>
    </>
  )
}

const main_fields: readonly string[] = ['item_name', 'quantity', 'unit_of_measure', 'category', 'price']
