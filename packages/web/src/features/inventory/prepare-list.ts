import { type QueryClient } from '@tanstack/react-query'
import { items_query } from '../../api/keys.ts'
import { predictions_query } from '../../api/predictions.ts'

/** Asks for what the list shows before anybody renders it; the screen finds the answers, or waits for the same ones. */
export async function prepareList(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(items_query), queryClient.prefetchQuery(predictions_query)])
}
