import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useCallback, useState } from 'react'
import { Skeleton } from '../states/skeleton.tsx'

/** The width an element has, so that a drawing is made for it and its letters are never scaled. */
function useWidth(): [ref: (element: Element | null) => (() => void) | undefined, width: number] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

interface FigureProps {
  title: string
  height: number
  /** What the drawing says, for those who do not see it. */
  label: string
  tone?: 'primary' | 'info' | 'warning'
  children: (width: number) => ReactNode
}

function FigureTitle({ title }: Pick<FigureProps, 'title'>) {
  return (
    <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
      {title}
    </Typography>
  )
}

/** The place of a drawing whose data is still on its way: what stands below it does not move when it comes. */
export function FigureSkeleton({ title, height }: Pick<FigureProps, 'title' | 'height'>) {
  return (
    <div>
      <FigureTitle title={title} />
      <Skeleton variant="rounded" height={height} />
    </div>
  )
}

/** A titled drawing in the colours of the theme, as wide as its place. */
export function Figure({ title, height, label, tone = 'primary', children }: FigureProps) {
  const [ref, width] = useWidth()
  return (
    <div>
      <FigureTitle title={title} />
      <Box ref={ref} sx={{ height, overflow: 'hidden' }}>
        {width > 0 && (
          <Box
            component="svg"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> could not use the theme's colours
            role="img"
            aria-label={label}
            width={width}
            height={height}
            sx={(theme) => ({
              display: 'block',
              fill: 'none',
              fontSize: theme.typography.caption.fontSize,
              '& text': { fill: theme.vars.palette.text.secondary, stroke: 'none' },
              '& .loud': {
                fill: theme.vars.palette.text.primary,
                fontWeight: 600,
                stroke: theme.vars.palette.background.paper,
                strokeWidth: 4,
                paintOrder: 'stroke',
              },
              '& .hair': { stroke: theme.alpha(theme.vars.palette.text.primary, 0.16) },
              '& .line': { stroke: theme.vars.palette[tone].main, strokeWidth: 2, strokeLinejoin: 'round' },
              '& .dashed': { stroke: theme.vars.palette[tone].main, strokeWidth: 1.5, strokeDasharray: '4 4' },
              '& .area': { fill: theme.alpha(theme.vars.palette[tone].main, 0.14) },
              '& .soft': { fill: theme.alpha(theme.vars.palette[tone].main, 0.4) },
              '& .solid': { fill: theme.vars.palette[tone].main },
            })}
          >
            {children(width)}
          </Box>
        )}
      </Box>
    </div>
  )
}
