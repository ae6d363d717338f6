import { Page } from '../../ui/page.tsx'

/** Holds the place of the screen until it is written. */
export function ItemDetailScreen() {
  return <Page title="ItemDetailScreen">{null}</Page>
}
