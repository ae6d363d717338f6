import { agreeUnit } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { number_format } from './number-format.ts'

/** The unit beside a number that is being typed: 1 can, 4 cans. */
export function sayTypedUnit(typed: string, unit: string | null): string {
  return unit === null ? '' : agreeUnit(unit, number_format.read(typed, unit) ?? undefined)
}

interface FieldUnitProps {
  typed: string
  unit: string | null
}

/** The unit at the end of a field. */
export function FieldUnit({ typed, unit }: FieldUnitProps) {
  return <Box sx={{ color: 'text.secondary', pl: 1 }}>{sayTypedUnit(typed, unit)}</Box>
}

/** The same for a field of the form around it. */
export function WatchedUnit({ name, unit }: { name: string; unit: string | null }) {
  return <FieldUnit typed={String(useWatch({ name }) ?? '')} unit={unit} />
}
