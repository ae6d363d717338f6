import { type CSSProperties } from 'react'

export const font_family =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

/** The space between the letters of what is large; style sheets know it as --mui-tracking-title and -amount. */
export const tracking = { title: '-0.015em', amount: '-0.02em' } as const

const title = { fontWeight: 650, letterSpacing: tracking.title } as const
// MUI adds the family to its own variants alone, and --mui-font-amount is nothing without one.
const amount = { fontFamily: font_family, fontWeight: 650, letterSpacing: tracking.amount, lineHeight: 1.2 } as const
const plain = { letterSpacing: 0 } as const

/** Every size of type there is, for style sheets in ui/text.module.css: titles 28, 24, 20; words 16, 14, 13; what is pressed 15; amounts 40, 28, 20. */
export const type_scale = {
  h1: { ...title, fontSize: '1.75rem', lineHeight: 1.25 },
  h2: { ...title, fontSize: '1.5rem', lineHeight: 1.3 },
  h3: { ...title, fontSize: '1.25rem', lineHeight: 1.35 },
  subtitle1: { ...plain, fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  subtitle2: { ...plain, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
  body1: { ...plain, fontSize: '1rem', lineHeight: 1.5 },
  body2: { ...plain, fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { ...plain, fontSize: '0.8125rem', lineHeight: 1.45 },
  button: { ...plain, fontSize: '0.9375rem', fontWeight: 600, textTransform: 'none' },
  amountLarge: { ...amount, fontSize: '2.5rem' },
  amount: { ...amount, fontSize: '1.75rem' },
  amountSmall: { ...amount, fontSize: '1.25rem' },
} as const

declare module '@mui/material/styles' {
  /** The theme is made of CSS variables, so `theme.vars` is always there. */
  interface CssThemeVariables {
    enabled: true
  }
  interface Theme {
    tracking: typeof tracking
  }
  interface ThemeOptions {
    tracking?: typeof tracking
  }
  interface TypographyVariants {
    amountLarge: CSSProperties
    amount: CSSProperties
    amountSmall: CSSProperties
  }
  interface TypographyVariantsOptions {
    amountLarge?: CSSProperties
    amount?: CSSProperties
    amountSmall?: CSSProperties
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    amountLarge: true
    amount: true
    amountSmall: true
  }
}
