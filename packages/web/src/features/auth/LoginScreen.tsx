import { Page } from '../../ui/page.tsx'

/** Holds the place of the screen until it is written. */
export function LoginScreen() {
  return <Page title="LoginScreen">{null}</Page>
}
