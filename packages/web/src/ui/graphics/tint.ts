import { type PaletteName } from '@larder/contract/constants'
import { type SystemStyleObject } from '@mui/system'
import { type Theme } from '@mui/material/styles'

declare module '@mui/material/styles' {
  /** The theme is made of CSS variables, so `theme.vars` is always there. */
  interface CssThemeVariables {
    enabled: true
  }
}

/** The house's filled area: a faint wash of a colour with readable text of the same colour, in both schemes. */
export function tint(tone: PaletteName): (theme: Theme) => SystemStyleObject<Theme> {
  return (theme) => {
    if (tone === 'default') {
      return {
        backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.07),
        color: theme.vars.palette.text.primary,
      }
    }
    const { main, dark } = theme.vars.palette[tone]
    return {
      backgroundColor: theme.alpha(main, 0.12),
      color: dark,
      ...theme.applyStyles('dark', { backgroundColor: theme.alpha(main, 0.16), color: main }),
    }
  }
}
