import { Page } from '../../ui/page.tsx'

/** Holds the place of the screen until it is written. */
export function ItemFormScreen() {
  return <Page title="ItemFormScreen">{null}</Page>
}
