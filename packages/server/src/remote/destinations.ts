import type { PhotosSentTo } from '@larder/contract/user'
import type { Config } from '../config.ts'

interface Choice {
  readonly provider: string
  readonly url: string | undefined
}

function hostOf(choice: Choice | undefined): string | undefined {
  return choice === undefined || choice.provider === 'local' || choice.url === undefined
    ? undefined
    : new URL(choice.url).host
}

/** The hosts of the services that look at photos, for whoever wants to know where theirs go; undefined where none leaves. */
export function photosSentTo(config: Partial<Pick<Config, 'receipt' | 'recognition'>>): PhotosSentTo | undefined {
  const [receipt, recognition] = [hostOf(config.receipt), hostOf(config.recognition)]
  if (receipt === undefined && recognition === undefined) return undefined
  return { ...(receipt && { receipt }), ...(recognition && { recognition }) }
}
