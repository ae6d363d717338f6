import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'

const year = new Date().getFullYear()

/** The year and the brand. */
export function Footer() {
  return (
    <Container component="footer" disableGutters sx={{ maxWidth: { xs: 1120 }, px: { xs: 2, sm: 3 }, py: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        © {year} Larder
      </Typography>
    </Container>
  )
}
