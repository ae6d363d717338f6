import { createServer } from 'node:http'

/** The least that could do it: no token is checked, nothing is written, and there is one process. */
const streams = new Map()

const server = createServer((asked, answer) => {
  const { authorization } = asked.headers
  const neighbours = streams.get(authorization) ?? new Set()
  streams.set(authorization, neighbours)
  if (asked.method === 'GET') {
    answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: hello\ndata: {}\n\n')
    neighbours.add(answer)
    answer.once('close', () => neighbours.delete(answer))
    return
  }
  asked.resume().once('end', () => {
    answer.end('{}')
    for (const each of neighbours) each.write('event: change\ndata: {"kinds":["inventory"],"version":1}\n\n')
  })
}).listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('disconnect', () => process.exit())
