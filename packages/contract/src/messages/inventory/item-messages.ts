/** What the item form and the item screen say beyond messages.ts. */
export const item_messages = {
  detailTitle: 'Item Details',
  weight: 'Weight',
  adding: 'Adding...',
  addTitle: 'Add New Inventory Item',
  chooseCategory: 'Choose a category',
  addNewCategory: 'Add new category',
  newCategory: 'New Category',
  saving: 'Saving...',
  sectionBasic: 'Basic Information',
  sectionAdditional: 'Additional Information',
  editTitle: 'Edit Inventory Item',
  sectionQuantity: 'Quantity & Measurement',
  sectionDates: 'Dates & Location',
  emptyField: 'empty',
  batches: 'Batches',
  firstBatch: 'There are several batches: these are the dates and the place of the one that goes off first.',
} as const
