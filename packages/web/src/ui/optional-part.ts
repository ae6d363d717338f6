import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part that comes after what it stands in, and without which that is complete: one that cannot be fetched is left out. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  )
}
