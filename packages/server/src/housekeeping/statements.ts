import { deleteForgottenDelays } from '../auth/delays/delay-repository.ts'
import { deleteExpiredApprovals } from '../auth/sessions/approval-repository.ts'
import { deleteOldPlaces } from '../auth/sessions/session-repository.ts'
import { expiry_time } from '../database/server-clock.ts'
import { defineStatement } from '../database/statement.ts'
import { deleteExpiredItems } from '../deleted/statements.ts'
import { deleteOldBringings } from '../people/bringing/progress-repository.ts'
import { deleteOldInvites } from '../people/invite-repository.ts'
import { deleteOldRemovals } from '../people/removal-repository.ts'
import { deleteExpiredCrops } from '../recognition/statements.ts'
import { deleteOldReceipts } from '../receipt/record-statements.ts'
import { returnFromFuture } from './clock-statements.ts'

const deletions = [
  {
    name: 'delete_idle_sessions',
    text: `delete from session where last_used_at <= ${expiry_time} - interval '90 days'`,
  },
  {
    name: 'delete_old_idempotency_keys',
    text: `delete from idempotency_key where created_at < ${expiry_time} - interval '30 days'`,
  },
  {
    name: 'delete_ended_rate_limits',
    text: `delete from rate_limit where window_ends_at <= ${expiry_time}`,
  },
  {
    name: 'delete_old_products',
    text: `delete from product_cache where fetched_at < ${expiry_time} - interval '90 days'`,
  },
].map(defineStatement)

/** All that housekeeping does, in this order. */
export const housekeeping_statements = [
  ...returnFromFuture,
  ...deletions,
  deleteExpiredApprovals,
  deleteExpiredCrops,
  deleteExpiredItems,
  deleteForgottenDelays,
  deleteOldBringings,
  deleteOldInvites,
  deleteOldRemovals,
  deleteOldPlaces,
  deleteOldReceipts,
]
