import { expect, test } from 'vitest'
import { chooseAccount, parseAccounts } from './account.ts'

const passwd = `root:x:0:0:root:/root:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
postgres:x:101:104::/var/lib/postgresql:/bin/bash
ada:x:1000:1000::/home/ada:/bin/bash

# a comment`

const accounts = parseAccounts(passwd)
const root = { uid: 0, gid: 0 }

test('root lends PostgreSQL the account postgres, else nobody', () => {
  expect(chooseAccount(accounts, undefined)).toEqual({ name: 'postgres', uid: 101, gid: 104 })
  expect(chooseAccount(accounts, root)).toEqual({ name: 'postgres', uid: 101, gid: 104 })
  const few = accounts.filter(({ name }) => name !== 'postgres')
  expect(chooseAccount(few, undefined)).toEqual({ name: 'nobody', uid: 65_534, gid: 65_534 })
})

test('a cluster that has an owner keeps it', () => {
  expect(chooseAccount(accounts, { uid: 1000, gid: 1000 })).toEqual({ name: 'ada', uid: 1000, gid: 1000 })
  expect(chooseAccount(accounts, { uid: 77, gid: 7 })).toEqual({ name: 'number 77', uid: 77, gid: 7 })
})

test('a machine without either account is told so', () => {
  expect(() => chooseAccount([], undefined)).toThrow('this machine has no account postgres or nobody to lend it')
})
