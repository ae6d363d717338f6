import { expect, it } from 'vitest'
import { address_messages } from './messages/address-messages.ts'
import { home_messages } from './messages/home-messages.ts'
import { messages } from './messages.ts'
import { scan_messages } from './messages/scan-messages.ts'
import { receipt_messages } from './messages/receipt-messages.ts'

// The specification's sentences, typed by hand: a typo in messages.ts cannot pass.

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentencesOf)
  return []
}
const known = new Set(sentencesOf([messages, address_messages, home_messages, receipt_messages, scan_messages]))

const sentences = [
  'Loading...',
  'Page Not Found',
  'Password must be at least 8 characters',
  'Username is required',
  'Password is required',
  'Email is required',
  'Email address is invalid',
  'Password must be at least 8 characters long',
  'Passwords do not match',
  'Address type is required',
  'Street address is required',
  'City is required',
  'State/Province is required',
  'Postal code is required',
  'Country is required',
  'Item name is required',
  'Category is required',
  'Quantity is required',
  'Quantity must be a positive number',
  'Unit of measure is required',
  'Low stock threshold must be a positive number',
  'Expiry date cannot be earlier than purchase date',
  'New quantity must be less than current quantity',
  'Please select a file to upload',
  'Please upload a valid image file (JPEG or PNG)',
  'File is too large. Maximum size is 5MB',
  'Required',
  'Please fill in all required fields (name, category, quantity, unit)',
  'Please fill in all required fields for all items (name, category, quantity, unit)',
  'Please select at least one item to purchase',
  'Please select at least one product to add to inventory',
  'No products detected to add to inventory',
  'No products to add',
  'No products to add. Please go back and select products.',
  'Login failed',
  'Login failed. Please check your credentials and try again.',
  'Registration failed',
  'Registration failed. Please try again.',
  'Username already taken',
  'Email already in use',
  'Profile update failed',
  'Failed to update profile. Please try again.',
  'Profile updated successfully!',
  'Failed to load addresses. Please try again.',
  'Failed to save address. Please try again.',
  'Failed to delete address. Please try again.',
  'Address added successfully!',
  'Address updated successfully!',
  'Address deleted successfully!',
  'Are you sure you want to delete this address?',
  'Failed to load inventory. Please try again later.',
  'Failed to load item details. Please try again.',
  'Failed to load item details. Please try again later.',
  'Failed to add inventory item. Please try again.',
  'Failed to update inventory item. Please try again.',
  'Failed to delete item. Please try again.',
  'Loading item details...',
  'Item Not Found',
  'The requested item could not be found.',
  'Delete Item',
  'Auto-filled',
  'Failed to load prediction',
  'Failed to load prediction data',
  'Failed to load prediction data. Please try again later.',
  'Not enough data to make a prediction yet.',
  'Running out today!',
  'Running out tomorrow!',
  'Failed to record consumption',
  'Failed to record consumption. Please try again.',
  'Consumption recorded successfully!',
  'Failed to load history data. Please try again later.',
  'No usage history recorded yet.',
  'Show Less',
  'Select a JPEG or PNG image (max 5MB)',
  'About Receipt Scanning',
  'Failed to process the receipt. Please try again or add items manually.',
  'No items could be extracted from the receipt. Please try a clearer image or add items manually.',
  'No items found in the receipt. You can add items manually using the button above.',
  'Failed to add inventory items. Please try again.',
  'Unknown error',
  'Could not access camera. ',
  'Could not initialize barcode scanner. ',
  'No camera device found.',
  'Camera access was denied. Please allow camera access and try again.',
  'Camera is already in use by another application.',
  'Please check your camera settings and try again.',
  'Barcode detected!',
  'Enter barcode number',
  'Scanned Product',
  'Unknown Product',
  'Failed to lookup barcode. Please try again.',
  'Could not detect a valid barcode in the image. Please try again with a clearer image.',
  'Failed to process image. Please try again.',
  'Review Image',
  'Analyzing the image, please wait...',
  'No products recognized in the image. Please try a different image or angle.',
  'Could not recognize product in the image. Please try again with a clearer image.',
  'Needs Restock!',
  'Failed to add product',
  'An error occurred during batch processing',
  'Failed to load shopping list',
  'Failed to load shopping list. Please try again later.',
  'Failed to process purchases. Please try again.',
  'Selected items marked as purchased!',
  'No items in your shopping list',
]

it.each(sentences)('says «%s»', (sentence) => {
  expect(known).toContain(sentence)
})

const templates: [string, string][] = [
  [messages.inventory.confirmDelete('Milk'), 'Are you sure you want to delete "Milk"? This action cannot be undone.'],
  [messages.inventory.addedFromReceipt(3), 'Successfully added 3 item(s) from receipt to your inventory.'],
  [messages.inventory.lowStockAlert('2', 'l'), 'Low Stock Alert: Below 2 l'],
  [messages.prediction.runningOutIn(5), 'Running out in 5 days'],
  [messages.history.showMore(4), 'Show 4 More'],
  [receipt_messages.receipt.partialFailure(2, 3), 'Failed to save 2 item(s). 3 item(s) were saved successfully.'],
  [receipt_messages.receipt.extracted(4), 'Successfully extracted 4 items from your receipt!'],
  [receipt_messages.receipt.itemsFound(4), '4 item(s) found'],
  [messages.inventory.itemAdded('Milk'), 'Milk has been added to your inventory!'],
  [receipt_messages.receipt.defaultNote('1/5/2020'), 'Extracted from receipt using Document Intelligence on 1/5/2020'],
  [scan_messages.barcode.notFound('123', 'Nobody knows it.'), 'Product not found for barcode 123. Nobody knows it.'],
  [scan_messages.barcode.note('123'), 'Barcode: 123'],
  [scan_messages.recognition.identified(2), '2 product(s) identified!'],
  [scan_messages.recognition.identifiedTitle(2), '2 Product(s) Identified'],
  [messages.batch.added(2, 3), 'Added 2 of 3 products to inventory'],
]

it.each(templates)('fills in %s', (filled, sentence) => {
  expect(filled).toBe(sentence)
})
