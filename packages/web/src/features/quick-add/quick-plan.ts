import { type api } from '@larder/contract/calls/api'
import { type CallInput } from '@larder/contract/calls/call'
import { type lot_api } from '@larder/contract/calls/lot-api'
import { type Item } from '@larder/contract/item'
import { type SaveRequest } from '../../api/save.ts'
import { type Understood } from './understand.ts'

/** What is sent for a line. */
export type QuickRequest =
  | SaveRequest
  | { kind: 'consume'; item_id: number; body: CallInput<typeof api.consume>['body'] }
  | { kind: 'discard'; item_id: number; body: CallInput<typeof lot_api.discard>['body'] }

/** What Enter would do with a line, and the words that show it before. */
export interface QuickPlan {
  readonly request: QuickRequest
  readonly item_name: string
  readonly amount: string
  readonly facts: readonly string[]
}

/** The plan of a line, or why a line that names something comes to nothing. */
export interface QuickReading {
  readonly plan: QuickPlan | null
  readonly hint: string | null
  /** What the line says of a thing that the household does not have yet, so that its kind is worth a guess. */
  readonly fresh?: Understood
}

/** What a line is read against: the items, their categories, the day and the language. */
export interface PlanContext {
  readonly items: readonly Item[]
  readonly categories: readonly string[]
  readonly today: string
  /** Of the person, who types numbers as it writes them. */
  readonly language: string
}
