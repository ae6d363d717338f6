import { invite_days } from '@larder/contract/calls/people-api'
import { latest_possible, use_time } from '../database/server-clock.ts'
import { type Statement, defineStatement } from '../database/statement.ts'

/** What was written while the clock was years ahead, and would never expire: brought back to the present. */
export const returnFromFuture: readonly Statement[] = [
  {
    name: 'return_sessions_from_future',
    text: `
      update session set last_used_at = ${use_time}, created_at = least(created_at, ${use_time})
      where last_used_at > ${latest_possible}`,
  },
  {
    name: 'return_login_places_from_future',
    text: `update login_place set seen_at = ${use_time} where seen_at > ${latest_possible}`,
  },
  {
    name: 'return_idempotency_keys_from_future',
    text: `update idempotency_key set created_at = ${use_time} where created_at > ${latest_possible}`,
  },
  {
    name: 'return_crops_from_future',
    text: `update crop set kept_at = ${use_time} where kept_at > ${latest_possible}`,
  },
  {
    name: 'return_deleted_items_from_future',
    text: `update deleted_item set deleted_at = ${use_time} where deleted_at > ${latest_possible}`,
  },
  {
    name: 'return_receipts_from_future',
    text: `
      update receipt set read_at = least(read_at, ${use_time}), added_at = least(added_at, ${use_time}),
        undone_at = least(undone_at, ${use_time})
      where read_at > ${latest_possible} or added_at > ${latest_possible}`,
  },
  {
    name: 'return_products_from_future',
    text: `update product_cache set fetched_at = ${use_time} where fetched_at > ${latest_possible}`,
  },
  {
    name: 'return_invites_from_future',
    text: `
      update invite set created_at = ${use_time}, expires_at = ${use_time} + interval '${invite_days} days'
      where created_at > ${latest_possible}`,
  },
  // Counters and codes of the last day at most: there is nothing to bring back.
  {
    name: 'delete_login_delays_of_future',
    text: `delete from login_delay where forget_at > ${latest_possible}`,
  },
  {
    name: 'delete_rate_limits_of_future',
    text: `delete from rate_limit where window_ends_at > ${latest_possible}`,
  },
  {
    name: 'delete_login_approvals_of_future',
    text: `delete from login_approval where expires_at > ${latest_possible}`,
  },
].map(defineStatement)
