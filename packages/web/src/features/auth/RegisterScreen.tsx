import { Page } from '../../ui/page.tsx'

/** Holds the place of the screen until it is written. */
export function RegisterScreen() {
  return <Page title="RegisterScreen">{null}</Page>
}
