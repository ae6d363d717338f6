import { Page } from '../../ui/page.tsx'

/** Holds the place of the screen until it is written. */
export function ProfileScreen() {
  return <Page title="ProfileScreen">{null}</Page>
}
