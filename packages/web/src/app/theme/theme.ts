import { type Components, createTheme, type Shadows, type Theme } from '@mui/material/styles'
import { darkPalette, lightPalette } from './palette.ts'
import { inputs } from './theme-inputs.ts'
import { surfaces } from './theme-surfaces.ts'
import { font_family, tracking, type_scale } from './type-scale.ts'

/** The overrides of MUI components; measures are those of look.md. */
const components: Components<Theme> = { ...inputs, ...surfaces }

const raised = '0 1px 2px rgba(20, 23, 18, 0.12)'
const floating = '0 12px 32px -8px rgba(20, 23, 18, 0.24), 0 2px 6px rgba(20, 23, 18, 0.08)'
// Hairlines carry the structure; MUI's ladder of 25 shadows is one soft one for what floats.
const shadows = ['none', ...Array<string>(3).fill(raised), ...Array<string>(21).fill(floating)] as Shadows

const build = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    focusVisible: true,
    shape: { borderRadius: 10 },
    spacing: 8,
    shadows,
    tracking,
    typography: {
      fontFamily: font_family,
      fontSize: 16,
      htmlFontSize: 16,
      ...type_scale,
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 160,
        short: 180,
        standard: 200,
        complex: 220,
        enteringScreen: 200,
        leavingScreen: 160,
      },
    },
    components,
  })

let theme: Theme | undefined

/**
 * The house's look: a tidy pantry in morning light. Colours live in palette.ts, sizes of type in type-scale.ts,
 * shapes in theme-inputs.ts and theme-surfaces.ts. Made when it is first asked for, which takes a slow phone a while.
 */
export function getTheme(): Theme {
  theme ??= build()
  return theme
}
