import { hash, verify } from '@node-rs/argon2'

// OWASP's parameters for argon2id, which is this library's default algorithm: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a word nobody knows, by the same parameters; a fixed one, so that also the first look at it takes as long. */
export const decoy = '$argon2id$v=19$m=19456,t=2,p=1$fydKnYYrkzeo6LnZsdIW0w$uIQa7J9pXenMK+XdvtkeWdp0mYWpTICyaKP8FIDdhmc'

// The threads that hash also read files; a crowd that logs in must not keep everybody else waiting for them.
const hashes_at_once = 2

/** Lets at most `max` works run at a time; the others wait in order. */
export function createSemaphore(max: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < max) running += 1
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** The same password typed on another keyboard may come in other code points; NFKC makes them one. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}

/** Hashes and checks passwords, and takes as long for a name that nobody has. */
export function createPasswords() {
  const withPermit = createSemaphore(hashes_at_once)

  return {
    hash: (password: string): Promise<string> => withPermit(() => hash(normalize(password), parameters)),

    /** Without a hash a decoy is checked, so that the time of the answer does not tell whether the name exists. */
    async verify(password_hash: string | undefined, password: string): Promise<boolean> {
      const isRight = await withPermit(() => verify(password_hash ?? decoy, normalize(password)))
      return isRight && password_hash !== undefined
    },
  }
}

export type Passwords = ReturnType<typeof createPasswords>
