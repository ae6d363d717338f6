/** A random key; on plain http from another machine the browser offers no randomUUID. */
export function createRandomKey(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Keys for the attempts to save one form: trying the same again after a lost answer repeats the key and makes no
 * double, while a changed form is another request and gets another one.
 */
export function createAttemptKeys(): (payload: unknown) => string {
  let last: { text: string; key: string } | undefined
  return (payload) => {
    const text = JSON.stringify(payload)
    if (last?.text !== text) last = { text, key: createRandomKey() }
    return last.key
  }
}
