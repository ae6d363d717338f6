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
} as const
