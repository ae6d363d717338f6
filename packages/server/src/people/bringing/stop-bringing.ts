import type { Queries } from '../../database/database.ts'
import { createMemberRepository } from '../member-repository.ts'
import { createBringingRepository } from './bringing-repository.ts'
import { type Bringing, createProgressRepository } from './progress-repository.ts'

/** What has not come along is the person's again, in the household of before. The person is held. */
export async function giveBack(queries: Queries, { bringing_id, user_id, from, to }: Bringing): Promise<void> {
  const repository = createBringingRepository(queries, { from, to })
  await createMemberRepository(queries, from).add(user_id, 'owner')
  await repository.recountDays()
  await createProgressRepository(queries).finish(bringing_id, await repository.countLeft())
}

/** Ends what a person brings along to a household that they leave, or everything they bring where they go altogether. */
export async function stopBringing(queries: Queries, user_id: number, to: number | null): Promise<void> {
  for (const bringing of await createProgressRepository(queries).holdOfUser(user_id, to)) {
    await giveBack(queries, bringing)
  }
}
