import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { page_margin } from '../measures.ts'
import { Quiet } from './quiet.tsx'

interface SectionCardProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A titled part of a screen or a form, named for assistive technology by its title. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: page_margin }}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {text && <Quiet sx={{ mt: 0.5 }}>{text}</Quiet>}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Card>
  )
}
