import { expiring_notice_days } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { type Lot } from '@larder/contract/lots'
import { type Notice, notice_urgency, type NoticeKind } from '@larder/contract/notices'
import { addDays } from '@larder/contract/values/days'
import { sumQuantities } from '../lots/lot-change.ts'
import { findChange } from '../notice-rules.ts'

/** How much of an item a notice is about, by its lots; null where it is about none of them. */
function affectedBy(kind: NoticeKind, lots: readonly Lot[], today: string): number | null {
  const last = addDays(today, expiring_notice_days)
  const isMeant = ({ expiry_date }: Lot): boolean => {
    if (expiry_date === null) return false
    return kind === 'expired' ? expiry_date < today : expiry_date >= today && expiry_date <= last
  }
  return sumQuantities(lots.filter(isMeant)) || null
}

/** A notice with what its sentence is made of, as the item is now. */
function tell(notice: Notice, item: Item, today: string): Notice {
  const { item_name, quantity, unit_of_measure, expiry_date, lots } = item
  const told = { ...notice, item_name, quantity, unit_of_measure, expiry_date }
  if (notice.kind !== 'expired' && notice.kind !== 'expiring') return told
  if (lots !== undefined) return { ...told, affected_quantity: affectedBy(notice.kind, lots, today) }
  const { affected_quantity: affected } = notice
  return affected == null ? told : { ...told, affected_quantity: Math.min(affected, quantity) }
}

const urgencyOf = ({ kind }: Notice): number => notice_urgency.indexOf(kind)

interface Now {
  readonly today: string
  readonly raised_at: string
}

function raise(kind: NoticeKind, item: Item, { today, raised_at }: Now): Notice {
  const { item_id, item_name, quantity, unit_of_measure, expiry_date } = item
  // Nobody can answer it before the server has raised it under its own number; new it is from the next morning on.
  const own = { notice_id: -(item_id * notice_urgency.length + notice_urgency.indexOf(kind)), is_new: false }
  const about = { item_id, item_name, kind, raised_at, read_at: null, days_until_depletion: null }
  return tell({ ...own, ...about, quantity, unit_of_measure, expiry_date }, item, today)
}

/** What a household is told once some items are as they are now: undefined where one is gone. */
export function changeNotices(
  notices: readonly Notice[],
  changed: ReadonlyMap<number, Item | undefined>,
  now: Now,
): Notice[] {
  const others = notices.filter(({ item_id }) => !changed.has(item_id))
  const told = [...changed].flatMap(([item_id, item]) => {
    if (item === undefined) return []
    const own = notices.filter((notice) => notice.item_id === item_id)
    const facts = { ...item, low_stock_threshold: item.low_stock_threshold ?? null }
    const { gone = [], raised = [] } =
      findChange(
        own.map(({ kind }) => kind),
        facts,
        now.today,
      ) ?? {}
    const kept = own.filter(({ kind }) => !gone.includes(kind)).map((notice) => tell(notice, item, now.today))
    return [...kept, ...raised.map((kind) => raise(kind, item, now))]
  })
  return [...others, ...told].toSorted((a, b) => urgencyOf(a) - urgencyOf(b))
}
