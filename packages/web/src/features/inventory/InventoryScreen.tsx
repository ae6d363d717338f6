import { Page } from '../../ui/page.tsx'

/** Holds the place of the screen until it is written. */
export function InventoryScreen() {
  return <Page title="InventoryScreen">{null}</Page>
}
