import { type ItemFormField } from '@larder/contract/item-form'
import { type ReactNode, use } from 'react'
import { useWatch } from 'react-hook-form'
import { AutoFilledMark } from '../../../ui/form/auto-filled-mark.tsx'
import { numberInput } from '../../../ui/form/number-input.ts'
import { TextInput, type TextInputProps } from '../../../ui/form/text-input.tsx'
import { AutoFilledContext } from '../draft/prefill.ts'
import { item_labels } from '../labels.ts'

type ItemFieldProps = Omit<TextInputProps, 'name' | 'label' | 'onChange' | 'onBlur'> & {
  name: ItemFormField
  /** The text is as it will stay: it was picked from the suggestions, or the field is left. */
  onCommit?: (text: string) => void
}

// Picking a suggestion is an input without a key: browsers call it a replacement, or nothing at all.
const isPicked = (event: Event): boolean =>
  !('inputType' in event) || event.inputType === 'insertReplacementText' || event.inputType === ''

/** A field of the item form: named by the specification, labelled once, and marked where it was prefilled. */
export function ItemField({ name, helperText, onCommit, ...props }: ItemFieldProps) {
  const { isMarked, unmark } = use(AutoFilledContext)
  return (
    <TextInput
      // What others are called, and where one lives, is no help with a jar.
      autoComplete="off"
      {...props}
      name={name}
      label={item_labels[name]}
      helperText={isMarked(name) ? <AutoFilledMark /> : helperText}
      onChange={(event) => {
        unmark(name)
        if (isPicked(event.nativeEvent)) onCommit?.(event.target.value)
      }}
      onBlur={(event) => onCommit?.(event.target.value)}
    />
  )
}

/** A number of what another field says. */
export function NumberField({ unit_field, ...props }: ItemFieldProps & { unit_field: ItemFormField }) {
  const unit = String(useWatch({ name: unit_field }) ?? '')
  return <ItemField {...props} slotProps={{ htmlInput: numberInput({ unit }) }} />
}

/** A calendar day, chosen with the browser's own picker. */
export function DateField(props: ItemFieldProps) {
  return <ItemField {...props} type="date" />
}

interface SuggestingFieldProps extends ItemFieldProps {
  suggestions: readonly string[]
}

/** Free text with words to pick from: most people mean one of them, nobody has to. */
export function SuggestingField({ suggestions, ...props }: SuggestingFieldProps): ReactNode {
  const list_id = `suggestions-${props.name}`
  return (
    <>
      <ItemField {...props} slotProps={{ htmlInput: { list: list_id } }} />
      <datalist id={list_id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  )
}
