import { type Components, type Theme } from '@mui/material/styles'
import { inputs } from './theme-inputs.ts'
import { surfaces } from './theme-surfaces.ts'

/** How MUI's parts look in this house; measures are those of look.md. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { WebkitTextSizeAdjust: '100%' },
      body: { fontVariantNumeric: 'tabular-nums' },
      'h1, h2, h3': { textWrap: 'balance' },
      'a:focus-visible': {
        outline: '2px solid var(--mui-palette-primary-main)',
        outlineOffset: 2,
        borderRadius: 4,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  ...inputs,
  ...surfaces,
}
