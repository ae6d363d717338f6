import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  useState,
} from 'react'

type LoadComponent<Props> = () => Promise<ComponentType<Props>>
type LazyComponent<Props> = NamedExoticComponent<Props> & { load: () => Promise<unknown> }

/**
 * A component that is fetched when it is first rendered, or before by `load`. A preloaded one renders at once, where
 * `lazy` alone suspends: React holds a suspended screen back for 300 ms.
 */
export function lazyWithPreload<Props extends object>(fetchComponent: LoadComponent<Props>): LazyComponent<Props> {
  let fetched: ComponentType<Props> | undefined
  const load = async () => (fetched = await fetchComponent())
  const Awaited: ComponentType<Props> = lazy<ComponentType<Props>>(async () => ({ default: await load() }))
  // The choice holds while it is mounted: another element type would remount it and lose its state.
  const Preloaded = (props: Props) => createElement(useState(() => fetched ?? Awaited)[0], props)
  return Object.assign(memo(Preloaded), { load })
}

/** The same, with `Fallback` in its place where it cannot be fetched. */
export function lazyWithFallback<Props extends object>(
  fetchComponent: LoadComponent<Props>,
  Fallback: () => ReactNode,
): LazyComponent<Props> {
  return lazyWithPreload<Props>(() => fetchComponent().catch(() => Fallback))
}

const Nothing = () => null

/** A component without which its parent is complete: one that cannot be fetched is left out. */
export function lazyOptional<Props extends object>(fetchComponent: LoadComponent<Props>): LazyComponent<Props> {
  return lazyWithFallback(fetchComponent, Nothing)
}
