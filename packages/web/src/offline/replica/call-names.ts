/**
 * The calls that this phone can answer by itself while it waits for a network, as an entry of the outbox names them. Written
 * out, because the service worker reads them too and has no use for the schemas of the contract.
 */
export const names = {
  list: 'GET /api/inventory',
  item: 'GET /api/inventory/:id',
  prediction: 'GET /api/inventory/:id/prediction',
  consumptions: 'GET /api/inventory/:id/consumption-history',
  purchases: 'GET /api/inventory/:id/purchase-history',
  notices: 'GET /api/notices',
  shopping_list: 'GET /api/shopping-list',
  shops: 'GET /api/shopping-list/shops',
  create: 'POST /api/inventory',
  update: 'PUT /api/inventory/:id',
  remove: 'DELETE /api/inventory/:id',
  restore: 'POST /api/inventory/:id/restore',
  change_several: 'POST /api/inventory/changes',
  consume: 'POST /api/inventory/:id/consume',
  purchase: 'POST /api/inventory/:id/purchase',
  discard: 'POST /api/inventory/:id/discard',
  undo: 'POST /api/inventory/:id/events/:event_id/undo',
  edit_lot: 'PUT /api/inventory/:id/lots/:lot_id',
  open_lot: 'POST /api/inventory/:id/lots/:lot_id/open',
  freeze_lot: 'POST /api/inventory/:id/lots/:lot_id/freeze',
  thaw_lot: 'POST /api/inventory/:id/lots/:lot_id/thaw',
  move_lot: 'POST /api/inventory/:id/lots/:lot_id/move',
  add_entry: 'POST /api/shopping-list/entries',
  change_entry: 'PUT /api/shopping-list/entries/:entry_id',
  remove_entry: 'DELETE /api/shopping-list/entries/:entry_id',
  finish_entry: 'POST /api/shopping-list/entries/:entry_id/done',
  put_off: 'POST /api/notices/:notice_id/put-off',
  skip: 'POST /api/shopping-list/skip',
  save_shop: 'PUT /api/shopping-list/shops/:shop',
  remove_shop: 'DELETE /api/shopping-list/shops/:shop',
} as const

/** A call by its method and path. */
export const nameCall = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path}`
