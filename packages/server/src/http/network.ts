import { isIPv6 } from 'node:net'

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0'), ...after]
}

/** What stands for one subscriber: an IPv4 address, or the /64 of an IPv6 one, which a single home owns as a whole. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  return `${expand(ip.toLowerCase()).slice(0, 4).join(':')}::/64`
}
