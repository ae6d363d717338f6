import * as z from 'zod/mini'
import { orNull, pathId, requestBody } from './values/fields.ts'
import { notice_messages } from './messages/notices-messages.ts'

/** What a household is told of its items without asking. */
export const notice_kinds = ['low_stock', 'expiring', 'expired', 'running_out', 'expected_waste'] as const
export type NoticeKind = (typeof notice_kinds)[number]

/** What hurries most comes first. */
export const notice_urgency = [
  'expired',
  'expiring',
  'expected_waste',
  'low_stock',
  'running_out',
] as const satisfies readonly NoticeKind[]

/** For how many days a notice can be put off. */
export const put_off_days = [1, 3, 7] as const

/** A notice with what its sentence is made of, as the item is now. */
export const notice = z.object({
  notice_id: z.number(),
  item_id: z.number(),
  item_name: z.string(),
  kind: z.enum(notice_kinds),
  raised_at: z.string(),
  read_at: orNull(z.string()),
  /** Whether it is one of those that the bell counts: not read, and known since the last morning. */
  is_new: z.optional(z.boolean()),
  quantity: z.number(),
  /** How much of it the notice is about, where that is not all: what has expired, is about to, or will go off unused. */
  affected_quantity: z.optional(z.nullable(z.number())),
  /** From when on what will go off unused does so. */
  goes_off_on: z.optional(z.nullable(z.string())),
  unit_of_measure: orNull(z.string()),
  expiry_date: orNull(z.string()),
  days_until_depletion: orNull(z.number()),
  /** Whose use raised it, where the household has several people. */
  caused_by: z.optional(z.nullable(z.string())),
})

/** The most urgent notices, of how many items something is new to this person, and the newest of all. */
export const noticesResponse = z.object({
  notices: z.array(notice),
  unread: z.number(),
  newest_id: z.optional(z.number()),
})

export const noticeParams = z.object({ notice_id: pathId(notice_messages.notFound) })
/** None at all takes it back. */
export const putOffRequest = requestBody({ days: z.literal([0, ...put_off_days], notice_messages.putOffDays) })

export type Notice = z.output<typeof notice>
