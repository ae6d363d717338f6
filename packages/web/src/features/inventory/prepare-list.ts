import { type QueryClient } from '@tanstack/react-query'
import { items_query } from '../../api/keys.ts'
import { predictions_query } from '../../api/predictions.ts'
import { DemoNotice } from './demo-part.ts'

/** Asks for what the list shows before anybody renders it; the screen finds the answers, or waits for the same ones. */
export async function prepareList(queryClient: QueryClient): Promise<void> {
  void queryClient.prefetchQuery(predictions_query)
  const items = await queryClient.fetchQuery(items_query)
  if (items.some(({ is_demo }) => is_demo === true)) void DemoNotice.load()
}
