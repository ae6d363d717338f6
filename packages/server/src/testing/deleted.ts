import { deleted_api, type DeletedItem } from '@larder/contract/calls/deleted-api'
import type { Answer, Client } from './app.ts'

/** Deletes an item as a person does. */
export const remove = (client: Client, item_id: number): Promise<Answer> => client.delete(`/api/inventory/${item_id}`)

export const restore = (client: Client, item_id: number, headers = {}): Promise<Answer> =>
  client.post(`/api/inventory/${item_id}/restore`, undefined, headers)

/** What can be brought back, as the client sees it. */
export async function listDeleted(client: Client): Promise<DeletedItem[]> {
  return (await client.call(deleted_api.listDeleted, {})).items
}
