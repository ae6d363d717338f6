import { receipt_categories, receipt_units } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
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
    Pick<TextBoxProps, 'type' | 'className' | 'label' | 'multiline' | 'slotProps'>
  > & { hint?: ReactNode }

function fieldOf({ draft, name }: Pick<FieldProps, 'draft' | 'name'>) {
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

/** In doubt, but nothing that keeps the card from being saved. */
function Hint({ children }: { children: string }) {
  return (
    <Typography component="span" variant="inherit" sx={{ color: 'warning.main' }}>
      {children}
    </Typography>
  )
}

function Field({ draft, disabled, onEdit, name, hint, ...props }: FieldProps) {
  const field = fieldOf({ draft, name })
  return (
    <TextBox
      {...field}
      {...props}
      helperText={field.helperText ?? hint}
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
  const field = fieldOf({ draft, name })
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

/** What a line is called; a doubtful one asks for a look where the doubt is. */
export function NameField(props: ReviewFieldsProps) {
  const { is_uncertain } = props.draft
  return (
    <Field
      {...props}
      name="item_name"
      {...(is_uncertain && {
        hint: <Hint>{messages.receipt.uncertain}</Hint>,
      })}
    />
  )
}

/** More of what is there needs only how much, for what and when. */
export function JoinFields(props: ReviewFieldsProps) {
  const unit = props.draft.known?.unit_of_measure
  return (
    <Box sx={grid}>
      <NumberField {...props} name="quantity_added" label={unit ? messages.receipt.amountAdded(unit) : 'Quantity'} />
      <NumberField {...props} name="price" />
      <Field {...props} name="purchase_date" type="date" className="half" />
    </Box>
  )
}

/** What nearly every line needs. */
export function MainFields(props: ReviewFieldsProps) {
  return (
    <Box sx={grid}>
      <NumberField {...props} name="quantity" />
      <Choice {...props} name="unit_of_measure" choices={receipt_units} />
      <Choice {...props} name="category" choices={receipt_categories} />
      <NumberField {...props} name="price" />
    </Box>
  )
}

const more_fields: readonly string[] = [
  'purchase_date',
  'expiry_date',
  'brand',
  'location',
  'low_stock_threshold',
  'notes',
] satisfies DraftField[]

/** A complaint must not hide behind a fold. */
export function needsMoreFields({ complaints }: Draft): boolean {
  return Object.keys(complaints).some((name) => more_fields.includes(name))
}

/** The rest, a touch away. */
export function MoreFields(props: ReviewFieldsProps) {
  return (
    <Box sx={grid}>
      <Field {...props} name="purchase_date" type="date" className="half" />
      <Field {...props} name="expiry_date" type="date" className="half" />
      <Field {...props} name="brand" className="half" />
      <Field {...props} name="location" className="half" />
      <NumberField {...props} name="low_stock_threshold" className="half" />
      <Field {...props} name="notes" className="whole" multiline />
    </Box>
  )
}
