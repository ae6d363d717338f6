import { type Components, type Theme } from '@mui/material/styles'
import { radius } from '../../ui/measures.ts'
import { type_scale } from './type-scale.ts'

/** What things lie on: hairlines instead of shadows, one soft shadow for what floats. */
export const surfaces: Components<Theme> = {
  // A heading is one because a screen says so, not because of its size.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: radius.card, border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: radius.card } },
  },
  MuiDialogTitle: { styleOverrides: { root: { ...type_scale.h3, padding: '24px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        marginTop: 8,
        minWidth: 'min(200px, 100% - 32px)',
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44, borderRadius: radius.chip, marginInline: 8 } } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: radius.control, alignItems: 'center', fontSize: type_scale.body2.fontSize },
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
