import { type PaletteName } from '@larder/contract/constants'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { type Notice, notice_urgency, type NoticeKind } from '@larder/contract/notices'
import { formatQuantity } from '@larder/contract/values/numbers'

type GroupName = keyof typeof notice_messages.groups

interface GroupKind {
  readonly name: GroupName
  readonly kinds: readonly NoticeKind[]
  readonly tone: PaletteName
  /** Lines on a 24 px grid. */
  readonly glyph: string
}

/** By what there is to do. What will go off unused is to be used, like what goes off soon. */
const group_kinds: readonly GroupKind[] = [
  {
    name: 'gone_off',
    kinds: ['expired'],
    tone: 'error',
    glyph: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-2.8 5.2 5.6 5.6m0-5.6-5.6 5.6',
  },
  {
    name: 'goes_off',
    kinds: ['expiring', 'expected_waste'],
    tone: 'warning',
    glyph: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.5V12l3 2',
  },
  { name: 'low', kinds: ['low_stock'], tone: 'warning', glyph: 'M12 5v12m-5-5 5 5 5-5M5 20.5h14' },
  { name: 'runs_out', kinds: ['running_out'], tone: 'info', glyph: 'M4 6.5c5 0 6 10.5 15.5 10.5M15.5 13l4 4-4 3.5' },
]

export interface NoticeGroup extends GroupKind {
  readonly notices: readonly Notice[]
}

const rankOf = ({ kind }: Notice): number => notice_urgency.indexOf(kind)

/** The most urgent of what is to be said of each item. */
function pickUrgent(notices: readonly Notice[]): Notice[] {
  const by_item = new Map<number, Notice>()
  for (const notice of notices) {
    const known = by_item.get(notice.item_id)
    if (known === undefined || rankOf(notice) < rankOf(known)) by_item.set(notice.item_id, notice)
  }
  return [...by_item.values()]
}

/** The day that a notice is about; what has none comes last. */
const dayOf = ({ kind, expiry_date, goes_off_on }: Notice): string =>
  (kind === 'expected_waste' ? goes_off_on : expiry_date) ?? '9999'

function compareUrgency(one: Notice, other: Notice): number {
  if (one.kind === 'low_stock') {
    return Math.sign(one.quantity) - Math.sign(other.quantity) || one.item_name.localeCompare(other.item_name)
  }
  if (one.kind === 'running_out') return (one.days_until_depletion ?? 0) - (other.days_until_depletion ?? 0)
  return dayOf(one).localeCompare(dayOf(other))
}

/** Every item once, under what is to be done about it, what hurries most first. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const urgent = pickUrgent(notices)
  return group_kinds.flatMap((group) => {
    const own = urgent.filter(({ kind }) => group.kinds.includes(kind)).toSorted(compareUrgency)
    return own.length === 0 ? [] : [{ ...group, notices: own }]
  })
}

/** A server that marks nothing by the morning means what was not read. */
export const isNew = ({ is_new, read_at }: Notice): boolean => is_new ?? read_at === null

const most_names = 3

/** The things of a group in a line. */
export function nameNotices(notices: readonly Pick<Notice, 'item_name'>[]): string {
  const names = notices.map(({ item_name }) => item_name)
  if (names.length <= most_names + 1) return names.join(', ')
  return notice_messages.andMore(names.slice(0, most_names).join(', '), formatQuantity(names.length - most_names))
}
