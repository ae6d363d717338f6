import Box from '@mui/material/Box'
import { PantryShelves } from './pantry-shelves.tsx'

const mixed = (name: string, share: number): string =>
  `color-mix(in srgb, var(--mui-palette-${name}-main) ${share}%, var(--mui-palette-background-paper))`

/** A tidy pantry in morning light; its colours are the theme's, so that it is a pantry at night in the dark scheme. */
export function PantryDrawing() {
  return (
    <Box
      component="svg"
      viewBox="0 0 520 430"
      aria-hidden
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: 'auto',
        '--wall': '#F1E8D8',
        '--light': '#F9F2E4',
        '--wood': '#D8BC91',
        '--wood-dark': '#BE9C6B',
        '--glass': '#FFFDF8',
        // Not `--label`: Emotion would take it for the label of the rule and drop everything before it.
        '--paper': '#FFFDF8',
        '--leaf': mixed('primary', 88),
        '--leaf-soft': mixed('primary', 45),
        '--plum': mixed('secondary', 70),
        '--apricot': '#E3A25C',
        '--apricot-soft': '#F2CF9F',
        '--tomato': mixed('error', 82),
        '--lake': mixed('info', 55),
        '--lake-soft': mixed('info', 20),
        '--basil': mixed('success', 60),
        '--crust': '#C98A4B',
        ...theme.applyStyles('dark', {
          '--wall': '#20262A',
          '--light': '#262D32',
          '--wood': '#6B5740',
          '--wood-dark': '#54442F',
          '--glass': '#39434A',
          '--paper': '#C9C2B2',
          '--apricot': '#C98D52',
          '--apricot-soft': '#B08A5E',
          '--crust': '#9C6C3F',
          '--leaf': mixed('primary', 70),
          '--tomato': mixed('error', 70),
        }),
      })}
    >
      <PantryShelves />
    </Box>
  )
}
