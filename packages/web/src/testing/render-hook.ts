import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, vi } from 'vitest'

/** Just enough of a page for React to run a component that draws nothing. */
class FakeNode extends EventTarget {
  readonly nodeType: number = 1
  readonly nodeName = 'DIV'
  readonly tagName = 'DIV'
  readonly HTMLIFrameElement = FakeNode
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  readonly ownerDocument: FakeNode
  constructor(owner?: FakeNode) {
    super()
    this.ownerDocument = owner ?? this
  }
  get defaultView(): object {
    return window
  }
  get activeElement(): null {
    return null
  }
}

const mounted = new Set<() => Promise<void>>()

// A hook takes back what it did to the page while there is one.
afterEach(async () => {
  for (const unmount of mounted) await unmount()
  vi.unstubAllGlobals()
})

interface RenderedHook<Value> {
  /** What the hook returned last. */
  readonly current: Value
  /** Does something and waits until everything that follows from it has been rendered. */
  do: (work: (value: Value) => unknown) => Promise<void>
  /** Waits until something holds of what the hook returns. */
  until: (check: (value: Value) => void) => Promise<void>
  unmount: () => Promise<void>
}

/** Runs a hook as a component would, without a browser; `wrap` puts it where its contexts are. */
export async function renderHook<Value>(
  useIt: () => Value,
  wrap: (child: ReactNode) => ReactNode = (child) => child,
): Promise<RenderedHook<Value>> {
  const document = new FakeNode()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', new FakeNode(document))
  vi.stubGlobal('document', document)
  let last: { value: Value } | null = null
  function Host(): null {
    last = { value: useIt() }
    return null
  }
  const root = createRoot(new FakeNode(document) as unknown as Element)
  await act(async () => root.render(wrap(createElement(Host))))
  const rendered = {
    get current(): Value {
      if (last === null) throw new Error('The hook has not run')
      return last.value
    },
    do: (work: (value: Value) => unknown) =>
      act(async () => {
        await work(rendered.current)
      }),
    until: async (check: (value: Value) => void) => {
      // Meanwhile React renders by itself, as in a browser.
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
      await vi.waitFor(() => check(rendered.current))
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    },
    unmount: async () => {
      mounted.delete(rendered.unmount)
      await act(async () => root.unmount())
    },
  }
  mounted.add(rendered.unmount)
  return rendered
}
