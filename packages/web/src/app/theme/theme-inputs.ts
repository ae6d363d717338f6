import { type Components, type Theme } from '@mui/material/styles'
import { radius } from '../../ui/measures.ts'
import { type_scale } from './type-scale.ts'

const touch_target_px = 44

/** Buttons and fields: labels stand above their field, where they can be read while one types. */
export const inputs: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: touch_target_px, paddingInline: 16, borderRadius: radius.control },
      sizeSmall: { paddingInline: 12, fontSize: type_scale.body2.fontSize },
      sizeLarge: { minHeight: 52, paddingInline: 24, fontSize: type_scale.body1.fontSize },
      outlined: ({ theme }) => ({ borderColor: theme.alpha(theme.vars.palette.text.primary, 0.18) }),
    },
  },
  // The tick itself says that it was touched; a dozen frames of ripple more cost a slow phone the next touch.
  MuiCheckbox: { defaultProps: { disableTouchRipple: true } },
  MuiIconButton: { styleOverrides: { root: { minWidth: touch_target_px, minHeight: touch_target_px } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        ...type_scale.subtitle2,
        whiteSpace: 'normal',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused:not(.Mui-error)': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  // Its two rules for everywhere are in base.css, once and not for every field.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      input: { padding: '12px 16px', height: '1.5rem' },
      multiline: { padding: '12px 16px', '& .MuiOutlinedInput-input': { padding: 0, height: 'auto' } },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.alpha(theme.vars.palette.text.primary, 0.22),
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, ...type_scale.caption } },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 48, fontSize: type_scale.body1.fontSize } } },
}
