import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { TintedCircle } from '../../../ui/graphics/tinted-circle.tsx'
import { from_list } from '../back-link.tsx'

interface EntryLinkProps {
  to: string
  icon: ReactNode
  title: string
  text: string
  onClick?: (event: MouseEvent) => void
}

/** A link to one entry point for the first item: a row on a phone, a card beside the others on a desk. */
export function EntryLink({ to, icon, title, text, onClick }: EntryLinkProps) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={to}
        state={from_list}
        {...(onClick ? { onClick } : {})}
        sx={{
          p: 2,
          gap: 2,
          height: '100%',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-start',
          textAlign: 'left',
          flexDirection: { xs: 'row', sm: 'column' },
          '@media (min-width: 600px)': { textAlign: 'center' },
        }}
      >
        <TintedCircle tone="primary" size={44}>
          {icon}
        </TintedCircle>
        <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="subtitle1" sx={{ display: 'block' }}>
            {title}
          </Typography>
          <Quiet component="span" sx={{ display: 'block' }}>
            {text}
          </Quiet>
        </span>
      </CardActionArea>
    </Card>
  )
}
