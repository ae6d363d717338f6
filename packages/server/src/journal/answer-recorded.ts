import type { Recorded } from './record.ts'

/** The answer to a record, around an item that is JSON already. */
export function answerRecorded(message: string, { event_id, item }: Recorded): string {
  return `{"success":true,"message":${JSON.stringify(message)},"event_id":${event_id},"item":${item}}`
}
