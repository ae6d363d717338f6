import { type Item } from '@larder/contract/item'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { number_format } from '../../../ui/form/number-format.ts'
import { counted_fields, type EditValues, scaleItem } from './unit-change.ts'

/** Lets the numbers that nobody typed follow the unit, and go back with it; null where they are to stay. */
export function useScaledNumbers(item: Item, to: string, factor: number | null): void {
  const { getValues, setValue } = useFormContext<EditValues>()
  useEffect(() => {
    if (factor === null) return
    setValue('unit_factor', String(factor))
    const scaled = scaleItem({ ...getValues(), unit_of_measure: to }, item)
    const followed = counted_fields.flatMap((field) => {
      const before = number_format.write(item[field], item.unit_of_measure)
      const after = number_format.write(scaled[field], to)
      if (![before, after].includes(getValues(field))) return []
      setValue(field, after, { shouldDirty: true })
      return [{ field, before, after }]
    })
    return () => {
      setValue('unit_factor', '')
      for (const { field, before, after } of followed)
        if (getValues(field) === after) setValue(field, before, { shouldDirty: true })
    }
  }, [item, to, factor, getValues, setValue])
}
