import { type Accepted, type BroughtItems } from '@larder/contract/calls/people-api'
import { arrival_words } from '@larder/contract/messages/arrival-messages'
import { join_words as words } from '@larder/contract/messages/people-screen-messages'
import { type CardChoice } from '../../ui/form/radio-cards.tsx'

/** What becomes of the household of before. */
export type Fate = 'bring' | 'keep' | 'leave'

/** What somebody has decided on the way in. */
export interface Plan {
  fate: Fate
  /** Items that are not to be added to the ones they match. */
  keep_apart: readonly number[]
}

/** What there is to choose from; nothing where the household of before is empty and nobody else lives in it. */
export function listFates(before: BroughtItems | null, household_name: string): CardChoice<Fate>[] {
  if (before === null || isEmpty(before)) return []
  const count = before.items.length
  const leaveText = before.is_alone ? words.leaveText(count) : words.leaveSharedText
  return [
    ...(before.can_bring && count > 0
      ? [{ value: 'bring' as const, label: words.bring, text: words.bringText(household_name) }]
      : []),
    { value: 'keep', label: words.keep, text: words.keepText },
    { value: 'leave', label: words.leave, text: leaveText },
  ]
}

/** True where nothing would be lost with the household of before. */
export const isEmpty = ({ is_alone, items }: BroughtItems): boolean => is_alone && items.length === 0

/** The request that a plan makes; an empty household goes by itself, and one that nobody knows of stays. */
export function toRequest(before: BroughtItems | null, { fate, keep_apart }: Plan) {
  if (before === null) return {}
  if (isEmpty(before)) return { leave_household: true }
  if (fate === 'bring')
    return { bring_items: true, ...(keep_apart.length === 0 ? {} : { keep_apart: [...keep_apart] }) }
  return fate === 'leave' ? { leave_household: true } : {}
}

type Arrival = Pick<Accepted, 'message' | 'brought' | 'matched' | 'left_behind' | 'arriving'>

/** What is said once somebody has joined: the server's welcome, and how much came along. */
export function describeArrival({
  message = '',
  brought = 0,
  matched = 0,
  left_behind = 0,
  arriving,
}: Arrival): string {
  const came = brought + matched
  const sentences = [
    message === '' ? '' : `${message}.`,
    came === 0 ? '' : arrival_words.brought(came),
    matched === 0 ? '' : arrival_words.broughtMatched(matched),
    arriving === undefined ? '' : arrival_words.stillArriving,
    left_behind === 0 ? '' : arrival_words.leftBehind(left_behind),
  ].filter((sentence) => sentence !== '')
  return sentences.length === 1 ? message || sentences.join('') : sentences.join(' ')
}
