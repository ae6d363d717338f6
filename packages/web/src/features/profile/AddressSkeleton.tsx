import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'

/** An address card before its words are there. */
export function AddressSkeleton() {
  return (
    <Card aria-hidden sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Skeleton variant="circular" width={44} height={44} />
        <Stack sx={{ flex: 1 }}>
          <Skeleton width="30%" height={24} />
          <Skeleton width="60%" height={24} />
          <Skeleton width="50%" height={24} />
        </Stack>
      </Stack>
    </Card>
  )
}
