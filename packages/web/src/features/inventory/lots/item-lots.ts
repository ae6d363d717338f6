/** What an item's page shows of its batches. */
export { Batches } from './Batches.tsx'
export { StockMenu } from './StockMenu.tsx'
