import { account_messages } from '@larder/contract/messages/account-messages'

type Marks = readonly (readonly [mark: RegExp, name: string])[]

// In this order: nearly every browser says that it is Safari too, and many that they are Chrome.
const browsers: Marks = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile(?:\/\w+)? )?Safari\//, 'Safari'],
]

// Android says Linux too, and an iPhone that it is like Mac OS X.
const systems: Marks = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

// No browser's own description is longer, and nobody may keep us busy with one that is.
const longest = 400

const nameIn = (marks: Marks, header: string) => marks.find(([mark]) => mark.test(header))?.[1]

/** A device in words its owner knows again; the header itself would tell more about a person than we need. */
export function describeDevice(user_agent: string | undefined): string | null {
  const header = (user_agent ?? '').slice(0, longest)
  const browser = nameIn(browsers, header)
  const system = nameIn(systems, header)
  if (browser === undefined || system === undefined) return browser ?? system ?? null
  return account_messages.deviceWords(browser, system)
}
