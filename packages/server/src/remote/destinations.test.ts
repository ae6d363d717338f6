import { expect, test } from 'vitest'
import { photosSentTo } from './destinations.ts'

const nobody = { url: undefined, key: undefined, model: undefined }
const at = (provider: 'local' | 'openai', url: string) => ({ ...nobody, provider, url })

test.each([
  [{}, undefined],
  [{ receipt: { ...nobody, provider: 'local' } as const }, undefined],
  [{ receipt: at('local', 'https://read.example/v1') }, undefined],
  [{ receipt: at('openai', 'https://read.example/v1') }, { receipt: 'read.example' }],
  [{ recognition: at('openai', 'http://192.168.1.5:11434/v1') }, { recognition: '192.168.1.5:11434' }],
  [
    {
      receipt: at('openai', 'https://user:secret@read.example/v1?key=secret'),
      recognition: at('openai', 'https://see.example'),
    },
    { receipt: 'read.example', recognition: 'see.example' },
  ],
])('%j: photos go to %j', (config, hosts) => {
  expect(photosSentTo(config)).toEqual(hosts)
})
