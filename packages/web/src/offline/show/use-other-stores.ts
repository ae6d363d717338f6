import { useCallback, useEffect, useState } from 'react'
import { discardStore, listOtherStores, type OtherStore } from '../store/other-stores.ts'

const nothing: readonly OtherStore[] = []

/** The other households of this person for which changes wait on this phone, and how to throw such changes away. */
export function useOtherStores() {
  const [stores, setStores] = useState(nothing)
  useEffect(() => {
    let isOver = false
    void listOtherStores()
      .then((found) => isOver || setStores(found))
      .catch(() => undefined)
    return () => void (isOver = true)
  }, [])
  const discard = useCallback((store: OtherStore) => {
    discardStore(store)
    setStores((all) => all.filter((one) => one !== store))
  }, [])
  return { stores, discard }
}
