import { account_api } from '../account.ts'
import { address_api } from './address-api.ts'
import { api } from './api.ts'
import { barcode_api } from './barcode-api.ts'
import { deleted_api } from './deleted-api.ts'
import { grocery_api } from './grocery-api.ts'
import { history_api } from './history-api.ts'
import { household_api } from './household-api.ts'
import { insights_api } from './insights-api.ts'
import { people_api } from './people-api.ts'
import { photo_api } from './photo-api.ts'
import { lot_api } from './lot-api.ts'
import { receipt_api } from './receipt-api.ts'
import { shopping_api } from './shopping-api.ts'

/** Every call there is, by its name: for the documentation, and for tests that leave none out. */
export const every_call = {
  ...api,
  ...address_api,
  ...photo_api,
  ...barcode_api,
  ...account_api,
  ...household_api,
  ...grocery_api,
  ...lot_api,
  ...deleted_api,
  ...receipt_api,
  ...history_api,
  ...insights_api,
  ...shopping_api,
  ...people_api,
} as const

export type CallName = keyof typeof every_call
