import { address_api } from '@larder/contract/calls/address-api'
import { api } from '@larder/contract/calls/api'
import { type Call } from '@larder/contract/calls/call'
import { history_api } from '@larder/contract/calls/history-api'
import { photo_api } from '@larder/contract/calls/photo-api'
import { type Parts } from '../api/client/request.ts'
import {
  address,
  bought,
  line,
  milk,
  prediction,
  product,
  receipt_line,
  scan_metadata,
  seen,
  typed_item,
  used,
  user,
} from './specification-shapes.ts'

const { address_id: _id, ...typed_address } = address
export const id = { id: '7' }
const address_id = { address_id: '3' }
const nothing = { what: 'nothing of ours' }

export interface Played {
  readonly definition: Call
  readonly asked?: Parts
  /** What the server may answer, and what is read of it. */
  readonly answers: readonly (readonly [body: unknown, read: unknown])[]
}

const session = [{ token: 'abc', user }, { token: 'abc' }] as const
const whole_profile = [{ user }, { user }] as const
const bare_profile = [user, { user }] as const
/** Where the specification shows no shape, any is as good. */
const any_shape = [
  [nothing, {}],
  [{ message: null }, {}],
  [[], {}],
  ['', {}],
  [null, {}],
] as const

/** What a server with the shapes of the specification's sections 3 and 7, and nothing of ours, may answer to each call. */
export const played: Readonly<Record<string, Played>> = {
  'GET /api/users/profile': { definition: api.getProfile, answers: [whole_profile, bare_profile] },
  'POST /api/auth/login': {
    definition: api.login,
    asked: { body: { username: 'ada', password: 'x' } },
    answers: [session],
  },
  'POST /api/auth/register': {
    definition: api.register,
    asked: { body: { ...user, password: '12345678' } },
    answers: [session],
  },
  'PUT /api/users/profile': {
    definition: api.updateProfile,
    asked: { body: user },
    answers: [whole_profile, bare_profile],
  },
  'GET /api/addresses': { definition: address_api.listAddresses, answers: [[[address], [{ city: 'London' }]]] },
  'POST /api/addresses': {
    definition: address_api.createAddress,
    asked: { body: typed_address },
    answers: [[address, {}], ...any_shape],
  },
  'PUT /api/addresses/:address_id': {
    definition: address_api.updateAddress,
    asked: { params: address_id, body: typed_address },
    answers: any_shape,
  },
  'DELETE /api/addresses/:address_id': {
    definition: address_api.deleteAddress,
    asked: { params: address_id },
    answers: any_shape,
  },
  'GET /api/inventory': { definition: api.listItems, answers: [[[milk], [{ item_id: 7, low_stock_threshold: null }]]] },
  'GET /api/inventory/categories': { definition: api.listCategories, answers: [[['Dairy'], ['Dairy']]] },
  'GET /api/inventory/:id': { definition: api.getItem, asked: { params: id }, answers: [[milk, { image_url: null }]] },
  'POST /api/inventory': {
    definition: api.createItem,
    asked: { body: typed_item },
    answers: [
      [{ item: milk }, { item: { item_name: 'Milk' } }],
      [{ item: { item_id: 7 } }, { item: { item_id: 7 } }],
      [{ message: null, item: { item_id: 7, item_name: 'Milk' } }, { item: { item_id: 7 } }],
    ],
  },
  'PUT /api/inventory/:id': {
    definition: api.updateItem,
    asked: { params: id, body: typed_item },
    answers: [[{ item: { item_id: 7 } }, {}], ...any_shape],
  },
  'DELETE /api/inventory/:id': { definition: api.deleteItem, asked: { params: id }, answers: any_shape },
  'GET /api/inventory/:id/prediction': {
    definition: api.getPrediction,
    asked: { params: id },
    answers: [
      [prediction, prediction],
      [
        { success: false, message: 'No' },
        { success: false, message: 'No' },
      ],
    ],
  },
  'GET /api/inventory/predictions': {
    definition: api.listPredictions,
    answers: [
      [[{ item_id: 7, ...prediction }], { predictions: [{ item_id: 7, days_until_depletion: 3 }] }],
      [{ predictions: [] }, { predictions: [] }],
    ],
  },
  'GET /api/shopping-list': {
    definition: api.getShoppingList,
    asked: { query: { days: '7' } },
    answers: [
      [{ success: true, shopping_list: [line] }, { shopping_list: [{ item_id: 7 }] }],
      [{ success: false }, { success: false }],
    ],
  },
  'POST /api/inventory/:id/consume': {
    definition: api.consume,
    asked: { params: id, body: { new_quantity: 1 } },
    answers: [
      [{ success: true, message: 'ok' }, { success: true }],
      [
        { success: false, message: 'No', item: { item_id: 7 } },
        { success: false, message: 'No' },
      ],
    ],
  },
  'POST /api/inventory/:id/purchase': {
    definition: api.purchase,
    asked: { params: id, body: { quantity_added: 1 } },
    answers: any_shape.map(([body]) => [body, { success: true }] as const),
  },
  'GET /api/inventory/:id/consumption-history': {
    definition: history_api.getConsumptionHistory,
    asked: { params: id },
    answers: [[{ consumption_history: [used] }, { consumption_history: [used] }]],
  },
  'GET /api/inventory/:id/purchase-history': {
    definition: history_api.getPurchaseHistory,
    asked: { params: id },
    answers: [[{ purchase_history: [bought] }, { purchase_history: [bought] }]],
  },
  'POST /api/receipt/process': {
    definition: photo_api.processReceipt,
    answers: [
      [
        { results: { merchant: 'Shop', transaction_date: null, detected_fields: { items: [receipt_line] } } },
        { results: { detected_fields: { items: [{ product_name: 'Tea', brand: null }] } } },
      ],
      [{ results: {} }, { results: { detected_fields: { items: [] } } }],
    ],
  },
  'POST /api/inventory/lookup-barcode': {
    definition: photo_api.lookupBarcode,
    asked: { body: { barcode: '4006381333931' } },
    answers: [
      [product, product],
      [{ success: false, message: 'Unknown' }, { success: false }],
    ],
  },
  'POST /api/inventory/scan-barcode': {
    definition: photo_api.scanBarcode,
    answers: [
      [{ results: product }, { results: product }],
      [{ results: { success: false } }, { results: { success: false } }],
    ],
  },
  'POST /api/inventory/recognize-product': {
    definition: photo_api.recognizeProduct,
    answers: [
      [
        { results: { products: [seen], scan_metadata, shelf_analysis: { recommendations: ['Restock.'] } } },
        { results: { products: [seen], scan_metadata, shelf_analysis: { recommendations: ['Restock.'] } } },
      ],
      // The specification names these beside the products; a server may mean beside the results.
      [
        { results: { products: [seen] }, scan_metadata, shelf_analysis: { recommendations: ['Restock.'] } },
        { results: { products: [seen], scan_metadata, shelf_analysis: { recommendations: ['Restock.'] } } },
      ],
    ],
  },
}
