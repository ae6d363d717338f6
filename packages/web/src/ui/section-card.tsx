import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SectionCardProps {
  title: string
  text?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A titled part of a screen or a form, named for assistive technology by its title. */
export function SectionCard({ title, text, actions, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 2.5 }}>
        <div>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {text}
            </Typography>
          )}
        </div>
        {actions}
      </Stack>
      {children}
    </Card>
  )
}
