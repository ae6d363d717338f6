import {
  type UsageStats,
  usage_stats_numbers,
  usageStatsFromNumbers,
  usageStatsToNumbers,
} from '@larder/forecast/usage-stats'

/**
 * Usage statistics in the database (the column `usage_stats`) are the bytes of their numbers, highest first as PostgreSQL
 * writes a double itself: as decimal text they took it longer than all other columns of a list together.
 */
const double_bytes = 8
export const usage_stats_bytes = usage_stats_numbers * double_bytes

/** Usage statistics for their column. */
export function usageStatsToBytes(stats: UsageStats): Buffer {
  const bytes = Buffer.allocUnsafe(usage_stats_bytes)
  usageStatsToNumbers(stats).forEach((value, index) => bytes.writeDoubleBE(value, index * double_bytes))
  return bytes
}

/** The numbers behind any bytes: the statistics of one item, a part of them, or those of many items in a row. */
export function readNumbers(bytes: Buffer): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const numbers = new Float64Array(bytes.byteLength / double_bytes)
  for (let index = 0; index < numbers.length; index++) numbers[index] = view.getFloat64(index * double_bytes)
  return numbers
}

/** Usage statistics out of their column. */
export function usageStatsFromBytes(bytes: Buffer): UsageStats {
  return usageStatsFromNumbers(readNumbers(bytes))
}
