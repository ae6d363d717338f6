/** The sentences of receipts that the server or other screens say too. */
export const receipt_messages = {
  receipt: {
    uploadHint: 'Select a JPEG or PNG image (max 5MB)',
    helpTitle: 'About Receipt Scanning',
    fileRequired: 'Please select a file to upload',
    fileTypeInvalid: 'Please upload a valid image file (JPEG or PNG)',
    fileTooLarge: 'File is too large. Maximum size is 5MB',
    fieldRequired: 'Required',
    fillItem: 'Please fill in all required fields (name, category, quantity, unit)',
    fillAllItems: 'Please fill in all required fields for all items (name, category, quantity, unit)',
    failed: 'Failed to process the receipt. Please try again or add items manually.',
    scriptUnknown:
      'This receipt seems to be in letters that cannot be read yet. Latin letters can be read; please add these items manually.',
    noItems: 'No items could be extracted from the receipt. Please try a clearer image or add items manually.',
    emptyReview: 'No items found in the receipt. You can add items manually using the button above.',
    addFailed: 'Failed to add inventory item. Please try again.',
    addAllFailed: 'Failed to add inventory items. Please try again.',
    partialFailure: (failed: number, saved: number) =>
      `Failed to save ${failed} item(s). ${saved} item(s) were saved successfully.`,
    unknownError: 'Unknown error',
    readHere: 'The receipt service did not answer, so Larder read the photo itself.',
    extracted: (count: number) => `Successfully extracted ${count} items from your receipt!`,
    itemsFound: (count: number) => `${count} item(s) found`,
    defaultNote: (date: string) => `Extracted from receipt using Document Intelligence on ${date}`,
    noPreview: 'This photo cannot be shown here.',
    captureFailed: 'The photo could not be taken. Please try again.',
  },
} as const
