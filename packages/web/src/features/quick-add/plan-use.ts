import { type Item } from '@larder/contract/item'
import { quick_add_messages as words } from '@larder/contract/messages/inventory/quick-add-messages'
import { throw_away_messages } from '@larder/contract/messages/inventory/throw-away-messages'
import { agreeUnit, formatAmount } from '@larder/contract/values/numbers'
import { amountInUnitOf, isCountable, remainingAfter, roundQuantity } from '@larder/contract/values/units'
import { consumeBodyOf } from '../../api/record.ts'
import { type AmountContext } from '../../shared/quick-line/amount.ts'
import { findByName, listByWords } from '../../shared/quick-line/same-name.ts'
import { guessReason } from '../../shared/throw-away/thrown-away.ts'
import { amountOfUse } from '../../shared/usual-use/usual-use.ts'
import { type Command } from './command.ts'
import { type PlanContext, type QuickPlan, type QuickReading } from './quick-plan.ts'
import { dropLeadingWords, readUsedAmount, type UsedAmount } from './used-amount.ts'

const most_names = 4

const refuse = (hint: string): QuickReading => ({ plan: null, hint })

/** How much is meant in the unit of the item; null where only a person knows. */
function amountFor(item: Item, said: UsedAmount, isAll: boolean): number | null {
  const { quantity, unit_of_measure, share, isArticle } = said
  const unit = item.unit_of_measure
  if (share !== null) return share === 1 ? item.quantity : roundQuantity(item.quantity * share)
  // "A milk" is no litre of it.
  const isCounted = !isArticle || unit === null || isCountable(unit)
  if (quantity !== null && isCounted) return amountInUnitOf(item, quantity, unit_of_measure ?? unit ?? '')
  return isAll ? item.quantity : amountOfUse(item)
}

/** The items that may be meant: the one of that name, else those with its words, as far as the amount can be one of theirs. */
function listMeant(items: readonly Item[], said: UsedAmount): readonly Item[] {
  const there = items.filter(({ quantity }) => quantity > 0)
  const named = findByName(there, said.name) ?? findByName(items, said.name)
  if (named !== undefined) return [named]
  const likely = listByWords(there, said.name)
  const possible = likely.length > 0 ? likely : listByWords(items, said.name)
  const countable = possible.filter((item) => amountFor(item, said, false) !== null)
  return countable.length > 0 ? countable : possible
}

function planFor(item: Item, wanted: number, { verb }: Command, today: string): QuickPlan {
  const { item_id, item_name, unit_of_measure, quantity } = item
  const moved = Math.min(wanted, quantity)
  const amount = formatAmount(moved, unit_of_measure)
  const left = remainingAfter(quantity, moved)
  const after =
    wanted > quantity
      ? words.allThereIs
      : left === 0
        ? words.allGone
        : words.leaves(formatAmount(left, unit_of_measure))
  if (verb === 'use') {
    const body = { ...consumeBodyOf(item, moved), notes: null }
    return {
      request: { kind: 'consume', item_id, body },
      item_name,
      amount,
      facts: [words.uses(item_name), amount, after],
    }
  }
  const reason = guessReason(item, undefined, today) || 'other'
  return {
    request: { kind: 'discard', item_id, body: { quantity: moved, reason, notes: null } },
    item_name,
    amount,
    facts: [
      words.throwsAway(item_name),
      amount,
      after,
      ...(reason === 'other' ? [] : [throw_away_messages.reasons[reason]]),
    ],
  }
}

/** What a line that uses or throws away would do with what the household has, or why it does nothing. */
export function planUse(command: Command, context: AmountContext, { items, today }: PlanContext): QuickReading {
  // "The whole milk" is Whole Milk where there is one.
  const whole = findByName(items, command.rest) ?? findByName(items, dropLeadingWords(command.rest))
  const nothing_said = { quantity: null, unit_of_measure: null, share: null, isArticle: false, name: command.rest }
  const said = whole === undefined ? readUsedAmount(command.rest, context) : nothing_said
  const [meant, ...others] = whole === undefined ? listMeant(items, said) : [whole]
  if (meant === undefined) return refuse(words.haveNone(said.name, command.line))
  if (others.length > 0) {
    const names = [meant, ...others].slice(0, most_names).map(({ item_name }) => item_name)
    return refuse(words.whichOne(names.join(', ')))
  }
  if (command.verb === 'discard' && meant.lot_count === undefined) return refuse(words.cannotThrowAway)
  if (meant.quantity === 0) return refuse(words.noneLeft(meant.item_name))
  const wanted = amountFor(meant, said, command.isAll)
  if (wanted === null) return refuse(words.countedIn(meant.item_name, agreeUnit(meant.unit_of_measure ?? '')))
  if (wanted <= 0) return refuse(words.nothingUsed)
  return { plan: planFor(meant, wanted, command, today), hint: null }
}
