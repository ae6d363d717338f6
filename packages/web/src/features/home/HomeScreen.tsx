import { Page } from '../../ui/page.tsx'

/** Holds the place of the screen until it is written. */
export function HomeScreen() {
  return <Page title="HomeScreen">{null}</Page>
}
