import type { LiveKind } from '../live.ts'
import type { Role } from '../roles.ts'
import { every_call, type CallName } from './calls.ts'

/** What a call needs, and what others have to look at again after it. */
export interface Access {
  /** The least role in the household of the session; `anybody` where the call is about the person alone. */
  readonly role: Role | 'anybody'
  readonly changes?: readonly LiveKind[]
}

type ProtectedName = {
  [Name in CallName]: (typeof every_call)[Name] extends { open: true } ? never : Name
}[CallName]

const person: Access = { role: 'anybody' }
const reading: Access = { role: 'viewer' }
const stock: Access = { role: 'member', changes: ['inventory', 'shopping-list', 'notices'] }
const list: Access = { role: 'member', changes: ['shopping-list'] }
const people: Access = { role: 'owner', changes: ['household'] }

/** Who may make which call: a call that is not here does not compile. */
export const call_access: Readonly<Record<ProtectedName, Access>> = {
  logout: person,
  getProfile: person,
  updateProfile: { role: 'anybody', changes: ['household'] },
  listAddresses: person,
  createAddress: person,
  updateAddress: person,
  deleteAddress: person,
  changePassword: person,
  listSessions: person,
  approveDevice: person,
  endSession: person,
  logoutEverywhere: person,
  exportHousehold: reading,
  deleteAccount: { role: 'anybody', changes: ['household'] },
  listItems: reading,
  listCategories: reading,
  getItem: reading,
  createItem: stock,
  updateItem: stock,
  deleteItem: stock,
  getPrediction: reading,
  listPredictions: reading,
  getShoppingList: reading,
  consume: stock,
  purchase: stock,
  undoEvent: stock,
  changeItems: stock,
  fillDemo: stock,
  clearDemo: stock,
  listNotices: reading,
  readNotices: reading,
  putOffNotice: { role: 'member', changes: ['notices'] },
  guessGrocery: reading,
  discard: stock,
  getShelfLife: reading,
  editLot: stock,
  openLot: stock,
  freezeLot: stock,
  thawLot: stock,
  moveLot: stock,
  listDeleted: reading,
  restoreItem: stock,
  getConsumptionHistory: reading,
  getPurchaseHistory: reading,
  getUsagePattern: reading,
  getInsights: reading,
  processReceipt: { role: 'member' },
  listReceipts: reading,
  undoReceipt: stock,
  lookupBarcode: reading,
  scanBarcode: reading,
  listBarcodes: reading,
  recognizeProduct: { role: 'member' },
  confirmCrops: { role: 'member' },
  suggestProducts: reading,
  addShoppingEntry: list,
  changeShoppingEntry: list,
  removeShoppingEntry: list,
  finishShoppingEntry: list,
  skipSuggestion: list,
  listShops: reading,
  saveShop: list,
  removeShop: list,
  getHousehold: reading,
  changeHousehold: people,
  createInvite: people,
  revokeInvite: people,
  listBroughtItems: person,
  acceptInvite: { role: 'anybody', changes: ['household'] },
  changeMember: people,
  removeMember: people,
  leaveHousehold: { role: 'viewer', changes: ['household'] },
  readRemoval: person,
  listHouseholds: person,
  createHousehold: person,
  switchHousehold: person,
  watchHousehold: reading,
}
