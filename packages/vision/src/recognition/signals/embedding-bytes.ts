const most = 127

/**
 * An embedding as bytes: a byte a number, the largest of them 127. That is a quarter of the floats, and nearer to
 * them than two photos of the same thing are to each other; its length is no part of it, since all have the same.
 */
export function embeddingToBytes(embedding: Float32Array): Buffer {
  let largest = 0
  for (const value of embedding) largest = Math.max(largest, Math.abs(value))
  // Nothing but noughts stays so.
  const scale = largest > 0 ? most / largest : 0
  return Buffer.from(Int8Array.from(embedding, (value) => Math.round(value * scale)).buffer)
}

/** An embedding out of bytes, of unit length again. */
export function embeddingFromBytes(bytes: Buffer): Float32Array {
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  let square = 0
  for (let index = 0; index < numbers.length; index++) square += (numbers[index] ?? 0) ** 2
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0
  const embedding = new Float32Array(numbers.length)
  for (let index = 0; index < numbers.length; index++) embedding[index] = (numbers[index] ?? 0) * scale
  return embedding
}
