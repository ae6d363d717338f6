import { type Lesson, lesson_numbers, lessonFromNumbers, lessonToNumbers } from '@larder/forecast/journal'

/**
 * Lessons in the database are the bytes of their numbers, highest first as PostgreSQL writes a double itself:
 * as decimal text they took it longer than all other columns of a list together.
 */
const double_bytes = 8
export const lesson_bytes = lesson_numbers * double_bytes

/** A lesson for its column. */
export function lessonToBytes(lesson: Lesson): Buffer {
  const bytes = Buffer.allocUnsafe(lesson_bytes)
  lessonToNumbers(lesson).forEach((value, index) => bytes.writeDoubleBE(value, index * double_bytes))
  return bytes
}

/** The numbers behind any bytes: one lesson, a part of one, or those of a whole household one after another. */
export function readNumbers(bytes: Buffer): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const numbers = new Float64Array(bytes.byteLength / double_bytes)
  for (let index = 0; index < numbers.length; index++) numbers[index] = view.getFloat64(index * double_bytes)
  return numbers
}

/** A lesson out of its column. */
export function lessonFromBytes(bytes: Buffer): Lesson {
  return lessonFromNumbers(readNumbers(bytes))
}
