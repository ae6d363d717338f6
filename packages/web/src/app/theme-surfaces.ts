import { type Components, type Theme } from '@mui/material/styles'

/** What things lie on: hairlines instead of shadows, one soft shadow for what floats. */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 14, border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 14 } },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 650, padding: '20px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 14,
        marginTop: 6,
        minWidth: 200,
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44, borderRadius: 8, marginInline: 6 } } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 10, alignItems: 'center', fontSize: '0.9375rem' },
      standard: ({ theme, ownerState }) => {
        const { main, dark } = theme.vars.palette[ownerState.severity ?? 'success']
        return {
          backgroundColor: theme.alpha(main, 0.1),
          color: dark,
          '& .MuiAlert-icon': { color: main },
          ...theme.applyStyles('dark', { backgroundColor: theme.alpha(main, 0.14), color: main }),
        }
      },
    },
  },
}
