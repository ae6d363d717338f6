import Box from '@mui/material/Box'
import { useId } from 'react'
import { radius } from '../measures.ts'
import { Quiet } from '../page/quiet.tsx'

const card = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  minHeight: 56,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: radius.control,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    m: 0,
    mt: '2px',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'rgb(var(--mui-palette-primary-mainChannel) / 10%)',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&:has(:focus-visible) input': { outline: 'none' },
}

export interface CardChoice<Value extends string> {
  value: Value
  label: string
  /** What choosing it means. */
  text: string
}

interface RadioCardsProps<Value extends string> {
  legend: string
  choices: readonly CardChoice<Value>[]
  value: Value
  disabled?: boolean
  onChange: (value: Value) => void
}

/** A choice of one of a few, where each needs a sentence. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, choices, value, disabled = false, onChange } = props
  const name = useId()
  return (
    <Box component="fieldset" disabled={disabled} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: 'subtitle2' }}>
        {legend}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {choices.map((choice) => (
          <Box key={choice.value} component="label" sx={card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-labelledby={`${name}-${choice.value}-label`}
              aria-describedby={`${name}-${choice.value}`}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <Box
                component="span"
                id={`${name}-${choice.value}-label`}
                sx={{ display: 'block', typography: 'subtitle1', lineHeight: 1.5 }}
              >
                {choice.label}
              </Box>
              <Quiet component="span" id={`${name}-${choice.value}`}>
                {choice.text}
              </Quiet>
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
