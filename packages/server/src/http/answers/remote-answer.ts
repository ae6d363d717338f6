/** What is the same about every answer of a service elsewhere: it may be endless, and it may ask to be left alone. */

/** The body of an answer, given up where it grows beyond what any honest one has. */
export async function readLimited(response: Response, max_bytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).byteLength
    if (size > max_bytes) throw new RangeError(`the answer is larger than ${max_bytes} bytes`)
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks)
}

/** Whatever a service asks for, after a quarter of an hour it is asked again. */
export const longest_pause_seconds = 900

/** How long a service asks to be left alone: seconds or a date, within reason. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  if (Number.isNaN(seconds)) return undefined
  return Math.min(Math.max(seconds, 1), longest_pause_seconds)
}
