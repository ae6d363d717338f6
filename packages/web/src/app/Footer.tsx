import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

const year = new Date().getFullYear()

/** The year and the brand. */
export function Footer() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 3 }, py: 3 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          © {year} Larder
        </Typography>
      </Box>
    </Box>
  )
}
