import { type ComponentType, lazy, type ReactNode } from 'react'

/** A part that is fetched after what it stands in; where it cannot be fetched, `StandIn` takes its place. */
export function partOr<Props extends object>(load: () => Promise<ComponentType<Props>>, StandIn: () => ReactNode) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: StandIn }),
    ),
  )
}

const Nothing = () => null

/** A part without which what it stands in is complete: one that cannot be fetched is left out. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return partOr(load, Nothing)
}
