import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * True while the page is put on paper, for what only paper needs. The browser takes its picture as soon as it has told
 * of it, so what is asked for has to stand at once.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const begin = (): void => flushSync(() => setPrinting(true))
    const end = (): void => setPrinting(false)
    const follow = (): void => (paper.matches ? begin() : end())
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
