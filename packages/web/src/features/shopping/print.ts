import { type GlobalStylesProps } from '@mui/material/GlobalStyles'

/** On paper: a title, names, amounts and boxes to tick; no bars, no buttons, and black on white also at night. */
export const printStyles: GlobalStylesProps['styles'] = {
  '@media print': {
    'header.MuiAppBar-root, body footer, .screen-only, .MuiSnackbar-root': { display: 'none !important' },
    'html, body': { background: '#fff !important' },
    'body *': { color: '#000 !important', backgroundColor: 'transparent !important', boxShadow: 'none !important' },
    main: { minHeight: '0 !important' },
    '@page': { margin: '18mm' },
  },
}
