import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

const corners =
  'M3 8V5.5A2.5 2.5 0 0 1 5.5 3H8M16 3h2.5A2.5 2.5 0 0 1 21 5.5V8M21 16v2.5a2.5 2.5 0 0 1-2.5 2.5H16M8 21H5.5A2.5 2.5 0 0 1 3 18.5V16'
const bars = 'M7 8v8M10 8v8M14 8v8M17 8v8'

/** A code in a frame: the icon set knows only the square kind. */
export function BarcodeIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d={`${corners}${bars}`} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </SvgIcon>
  )
}
