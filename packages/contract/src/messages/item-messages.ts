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
} as const
