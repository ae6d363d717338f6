/** What an item's page shows of its batches. */
export { Batches } from './Batches.tsx'
export { FrozenMark } from './FrozenMark.tsx'
export { StockMenu } from './StockMenu.tsx'
