import { type PaletteOptions } from '@mui/material/styles'

/** look.md's colours; `dark` is the one that stays readable as text on a tint of `main`. */
export const lightPalette: PaletteOptions = {
  background: { default: '#FAF7F1', paper: '#FFFFFF' },
  text: { primary: '#22261F', secondary: '#5C6357', disabled: '#8B9186' },
  primary: { main: '#2E6B4A', dark: '#235439', light: '#5A8F72', contrastText: '#FFFFFF' },
  secondary: { main: '#7A4B6E', dark: '#633B59', light: '#9B7190', contrastText: '#FFFFFF' },
  warning: { main: '#9C5212', dark: '#7E410C', light: '#C27A3B', contrastText: '#FFFFFF' },
  error: { main: '#B3392B', dark: '#932C20', light: '#CC6559', contrastText: '#FFFFFF' },
  info: { main: '#2B6C8F', dark: '#205471', light: '#5A91AF', contrastText: '#FFFFFF' },
  success: { main: '#3E7D32', dark: '#2F6026', light: '#6A9E60', contrastText: '#FFFFFF' },
  divider: 'rgba(34, 38, 31, 0.1)',
  action: { active: '#5C6357', hover: 'rgba(34, 38, 31, 0.05)', selected: 'rgba(34, 38, 31, 0.07)' },
}

/** The dark theme, with the same roles. */
export const darkPalette: PaletteOptions = {
  background: { default: '#14171A', paper: '#1C2024' },
  text: { primary: '#ECEAE4', secondary: '#A7ADA3', disabled: '#7A8078' },
  primary: { main: '#7CC29A', dark: '#5FA97F', light: '#A3D6B8', contrastText: '#10231A' },
  secondary: { main: '#C79ABB', dark: '#AE7FA2', light: '#DBBCD3', contrastText: '#281722' },
  warning: { main: '#F0A868', dark: '#D68F50', light: '#F6C79D', contrastText: '#2E1A08' },
  error: { main: '#F08A7C', dark: '#D97163', light: '#F6B1A7', contrastText: '#2F100C' },
  info: { main: '#84BEDD', dark: '#69A7C8', light: '#AED5EA', contrastText: '#0D222E' },
  success: { main: '#93CB85', dark: '#78B269', light: '#B6DDAC', contrastText: '#14240F' },
  divider: 'rgba(236, 234, 228, 0.1)',
  action: { active: '#A7ADA3', hover: 'rgba(236, 234, 228, 0.06)', selected: 'rgba(236, 234, 228, 0.09)' },
}
