import { later } from '../../ui/later.tsx'

/** Up to here a plain grid is cheaper than measuring; it also keeps the browser's own find-in-page useful. */
export const plain_grid_limit = 100

export const VirtualItemGrid = later(async () => (await import('./VirtualItemGrid.tsx')).VirtualItemGrid)

export const DemoNotice = later(async () => (await import('./DemoNotice.tsx')).DemoNotice)
