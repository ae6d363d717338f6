import { type QueryClient } from '@tanstack/react-query'
import { categories_query, items_query } from '../../../api/keys.ts'
import { predictions_query } from '../../../api/predictions.ts'

/** Asks for what the list shows before anybody renders it; the screen finds the answers, or waits for the same ones. */
export async function prepareList(queryClient: QueryClient): Promise<void> {
  const queries = [items_query, predictions_query, categories_query]
  await Promise.all(queries.map((query) => queryClient.prefetchQuery<unknown>(query)))
}
