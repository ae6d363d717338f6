import {
  type UsageStats,
  usage_stats_numbers,
  usageStatsFromNumbers,
  usageStatsToNumbers,
} from '@larder/forecast/usage-stats'
import { findUsualUses, type RecentUses } from '@larder/forecast/usual-uses'

/**
 * Usage statistics in the database (the column `usage_stats`) are the bytes of their numbers, highest first as PostgreSQL
 * writes a double itself: as decimal text they took it longer than all other columns of a list together. Behind them come
 * the amounts of the last uses, after how many they are: forecasts need not read those.
 */
const double_bytes = 8
export const usage_stats_bytes = usage_stats_numbers * double_bytes

/** Usage statistics for their column. */
export function usageStatsToBytes(stats: UsageStats, recent: RecentUses = []): Buffer {
  const numbers = [...usageStatsToNumbers(stats), recent.length, ...recent]
  const bytes = Buffer.allocUnsafe(numbers.length * double_bytes)
  numbers.forEach((value, index) => bytes.writeDoubleBE(value, index * double_bytes))
  return bytes
}

/** The amounts of the last uses; undefined in statistics of before they were kept. */
export function recentUsesFromBytes(bytes: Buffer): RecentUses | undefined {
  if (bytes.length <= usage_stats_bytes) return undefined
  return [...readNumbers(bytes.subarray(usage_stats_bytes + double_bytes))]
}

/** The usual amounts of one use for their column; null where none is known. */
export function usualUsesFromBytes(bytes: Buffer | null, unit: string): number[] | null {
  const usual = findUsualUses((bytes && recentUsesFromBytes(bytes)) ?? [], unit)
  return usual.length === 0 ? null : usual
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
