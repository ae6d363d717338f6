/** What the barcode screen says beyond messages.ts. */
export const barcode_messages = {
  recordUse: 'Use One',
  lookUp: 'Look Up',
  scanInstead: 'Scan Instead',
  realTimeScan: 'Real-time Scan',
  imageInput: 'Image of a barcode',
  enterManually: 'Enter Manually',
  scanAgain: 'Scan Again',
  nameItYourself: 'Name It Yourself',
  photoMode: 'Photo',
  manualMode: 'Number',
  result: 'Result',
  differs: (item_name: string, amount: string | null | 0) =>
    `Add to ${item_name} counts ${amount || 'one package'} more of what you have. ` +
    'Add to Inventory makes a new item beside it.',
} as const
