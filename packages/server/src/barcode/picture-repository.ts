import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'

const statements = defineStatements({
  name: {
    name: 'name_picture',
    text: `
      with known as (
        select token from product_image where image_source = $2
      ), made as (
        insert into product_image (token, image_source) select $1, $2 where not exists (select 1 from known)
        on conflict (image_source) do nothing
        returning token
      )
      select token from known union all select token from made`,
  },
  find: {
    name: 'find_picture',
    text: `
      select image_source, image, failed_at between now() - interval '10 minutes' and now() + interval '1 hour' as failed_lately
      from product_image where token = $1`,
  },
  keep: { name: 'keep_picture', text: 'update product_image set image = $2, failed_at = null where token = $1' },
  fail: { name: 'fail_picture', text: 'update product_image set failed_at = now() where token = $1' },
})

export interface StoredPicture extends Record<string, unknown> {
  readonly image_source: string
  readonly image: Buffer | null
  readonly failed_lately: boolean | null
}

/** Pictures of products by the token under which they are served. */
export function createPictureRepository(queries: Queries) {
  return {
    /** The token of a picture, which is the given one where it has none yet; undefined where another was faster. */
    async findToken(image_source: string, token: string): Promise<string | undefined> {
      const [row] = await queries.query<{ token: string }>(statements.name, [token, image_source])
      return row?.token
    },
    async find(token: string): Promise<StoredPicture | undefined> {
      const [row] = await queries.query<StoredPicture>(statements.find, [token])
      return row
    },
    async store(token: string, image: Buffer): Promise<void> {
      await queries.query(statements.keep, [token, image])
    },
    async noteFailure(token: string): Promise<void> {
      await queries.query(statements.fail, [token])
    },
  }
}
