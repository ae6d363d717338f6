import { type Components, type Theme } from '@mui/material/styles'

const touch_target_px = 44

/** Buttons and fields: labels stand above their field, where they can be read while one types. */
export const inputs: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: touch_target_px, paddingInline: 18, borderRadius: 10 },
      sizeSmall: { minHeight: 36, paddingInline: 12, fontSize: '0.875rem' },
      sizeLarge: { minHeight: 52, paddingInline: 24, fontSize: '1rem' },
      outlined: ({ theme }) => ({ borderColor: theme.alpha(theme.vars.palette.text.primary, 0.18) }),
    },
  },
  // The tick itself says that it was touched; a dozen frames of ripple more cost a slow phone the next touch.
  MuiCheckbox: { defaultProps: { disableTouchRipple: true } },
  MuiIconButton: { styleOverrides: { root: { minWidth: touch_target_px, minHeight: touch_target_px } } },
  MuiTextField: { defaultProps: { variant: 'outlined' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.4,
        letterSpacing: 0,
        whiteSpace: 'normal',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused:not(.Mui-error)': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: 10,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      input: { padding: '12px 14px', height: 24 },
      multiline: { padding: '12px 14px', '& .MuiOutlinedInput-input': { padding: 0, height: 'auto' } },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.alpha(theme.vars.palette.text.primary, 0.22),
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem', lineHeight: 1.45, letterSpacing: 0 } },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 8, fontWeight: 600, fontSize: '0.8125rem' } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 48, fontSize: '1rem' } } },
}
