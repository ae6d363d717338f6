import { type CSSProperties } from 'react'
import css from './skeleton.module.css'

interface SkeletonProps extends Pick<CSSProperties, 'width' | 'height' | 'margin' | 'flex'> {
  variant?: 'text' | 'rounded' | 'circular'
}

/** Stands in for words or a picture that are on their way, in their measures: nothing moves when they come. */
export function Skeleton({ variant = 'text', ...measures }: SkeletonProps) {
  return <span aria-hidden className={`${css.skeleton} ${css[variant] ?? ''}`} style={measures} />
}
