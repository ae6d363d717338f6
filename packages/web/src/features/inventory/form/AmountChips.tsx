import { type Item } from '@larder/contract/item'
import { type ItemFormValues } from '@larder/contract/item-form'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { agreeUnit } from '@larder/contract/values/numbers'
import { use, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { sayTypedUnit } from '../../../ui/form/field-unit.tsx'
import { number_format } from '../../../ui/form/number-format.ts'
import { PickChips } from '../../../ui/form/pick-chips.tsx'
import { findCommonAmounts } from '../draft/common-amounts.ts'
import { AutoFilledContext } from '../draft/prefill.ts'

const fields = ['quantity', 'unit_of_measure'] as const

/** Quantity and unit of a new item in one tap. */
export function AmountChips({ items }: { items: readonly Item[] }) {
  const { control, setValue, clearErrors } = useFormContext<ItemFormValues>()
  const { unmark } = use(AutoFilledContext)
  const [quantity, unit] = useWatch({ control, name: fields })
  const amounts = useMemo(
    () =>
      new Map<string, Pick<ItemFormValues, (typeof fields)[number]>>(
        findCommonAmounts(items).map((amount) => {
          const text = number_format.write(amount.quantity, amount.unit)
          return [
            `${text} ${agreeUnit(amount.unit, amount.quantity)}`,
            { quantity: text, unit_of_measure: amount.unit },
          ] as const
        }),
      ),
    [items],
  )
  return (
    <PickChips
      label={item_messages.commonAmounts}
      choices={[...amounts.keys()]}
      picked={`${quantity} ${sayTypedUnit(quantity, unit)}`}
      onPick={(choice) => {
        for (const field of fields) {
          setValue(field, amounts.get(choice)?.[field] ?? '', { shouldDirty: true })
          clearErrors(field)
          unmark(field)
        }
      }}
    />
  )
}
