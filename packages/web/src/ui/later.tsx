import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  useState,
} from 'react'

type Later<Props> = NamedExoticComponent<Props> & { load: () => Promise<unknown> }

/**
 * A part that is fetched when it is first needed, or before by `load`. What is there by then stands at once, where
 * `lazy` alone would make a screen wait: React holds back for 300 ms whatever it had to ask for.
 */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Later<Props> {
  let fetched: ComponentType<Props> | undefined
  const load = async () => (fetched = await fetchPart())
  const Awaited: ComponentType<Props> = lazy<ComponentType<Props>>(async () => ({ default: await load() }))
  // The choice holds as long as it is shown: another kind of element would begin afresh.
  const Part = (props: Props) => createElement(useState(() => fetched ?? Awaited)[0], props)
  return Object.assign(memo(Part), { load })
}

/** A part that is fetched after what it stands in; where it cannot be fetched, `StandIn` takes its place. */
export function partOr<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>, StandIn: () => ReactNode) {
  return later<Props>(() => fetchPart().catch(() => StandIn))
}

const Nothing = () => null

/** A part without which what it stands in is complete: one that cannot be fetched is left out. */
export function optionalPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  return partOr(fetchPart, Nothing)
}
