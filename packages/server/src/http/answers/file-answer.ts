import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that the browser saves instead of showing it. */
export interface FileContent {
  readonly name: string
  readonly type: string
  readonly content: Readable
}

export class FileAnswer {
  constructor(readonly file: FileContent) {}
}

/** Answers with a file under a name of ours; it leaves at the pace of whoever fetches it. */
export function fileAnswer(file: FileContent): FileAnswer {
  return new FileAnswer(file)
}

export function sendFile({ file: { name, type, content } }: FileAnswer, reply: FastifyReply): void {
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }
  reply.headers(headers).send(content)
}
