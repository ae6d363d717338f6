import Box from '@mui/material/Box'

/** The jar and the name. */
export function BrandMark() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 30, height: 30, display: 'block' }}>
        <rect width="32" height="32" rx="9" fill="var(--mui-palette-primary-main)" />
        <g fill="none" stroke="var(--mui-palette-primary-contrastText)" strokeWidth="2" strokeLinejoin="round">
          <path d="M11 6.5h10v3.5H11zM10.5 10h11a3 3 0 0 1 3 3v9.5a3.5 3.5 0 0 1-3.5 3.5H11a3.5 3.5 0 0 1-3.5-3.5V13a3 3 0 0 1 3-3Z" />
          <path d="M7.5 18c3-2 5.5 1.5 8.5 0s5.5-1.5 8.5 0" strokeLinecap="round" />
        </g>
      </Box>
      <Box component="span" sx={{ fontWeight: 700, fontSize: '1.1875rem', letterSpacing: '-0.02em', lineHeight: 1 }}>
        Larder
      </Box>
    </Box>
  )
}
