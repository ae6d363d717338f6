import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook } from './render-hook.ts'

test('a hook runs, changes, and ends', async () => {
  const left = vi.fn<() => void>()
  const hook = await renderHook(() => {
    const [count, setCount] = useState(1)
    useEffect(() => left, [])
    return { count, add: () => setCount((now) => now + 1) }
  })
  expect(hook.current.count).toBe(1)
  await hook.do(({ add }) => add())
  expect(hook.current.count).toBe(2)
  await hook.unmount()
  expect(left).toHaveBeenCalledOnce()
})
