import { type Item } from '@larder/contract/item'
import { type LotChange } from '../lots/lot-change.ts'

/** What a recorded event did, as far as this phone knows it. */
export interface UndoneEvent {
  readonly delta: number
  readonly lot_changes: readonly LotChange[] | null
  readonly unit_of_measure: string | null
}

/** A change that a phone made and the server has not seen, as the mutators read it. */
export interface LocalChange<Body = unknown> {
  readonly params: Readonly<Record<string, string>>
  readonly body: Body
  /** What it makes has this number until the server gives another; below zero, and lower for what is made later. */
  readonly local_id: number
  /** The item as this phone knew it when the change was made. */
  readonly base: Item | null
  /** The event that it undoes. */
  readonly undone?: UndoneEvent | undefined
  /** Until when such a thing usually keeps from then on, where a lot is opened, frozen or thawed. */
  readonly usual_expiry?: string | null | undefined
}

/** What else is known when a change is made. */
export interface ChangeFacts {
  /** The household's day on which it was made. */
  readonly occurred_on: string
  /** Where the household keeps things, the most used place first. */
  readonly listPlaces: () => readonly string[]
}
