import { type ItemFormField } from '@larder/contract/item-form'

/** What each field of an item is called on the form, in the detail and where two edits meet. */
export const item_labels: Readonly<Record<ItemFormField, string>> = {
  item_name: 'Item Name',
  description: 'Description',
  category: 'Category',
  quantity: 'Quantity',
  unit_of_measure: 'Unit of Measure',
  low_stock_threshold: 'Low Stock Threshold',
  purchase_date: 'Purchase Date',
  expiry_date: 'Expiry Date',
  location: 'Location',
  brand: 'Brand',
  item_weight: 'Item Weight',
  item_weight_unit: 'Weight Unit',
  notes: 'Notes',
}
