/** One number with what tells it from its siblings. */
export interface Sample {
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
  /** `_bucket`, `_sum` and `_count` of a histogram. */
  readonly suffix?: string
}

/** A metric with its samples, as Prometheus groups them. */
export interface Family {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

/** What is asked whenever somebody reads the metrics. */
export type Source = () => readonly Family[] | Promise<readonly Family[]>

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' }
const escape = (text: string) => text.replaceAll(/[\\"\n]/g, (character) => escapes[character] ?? '')

function writeSample(name: string, { value, labels = {}, suffix = '' }: Sample): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escape(text)}"`)
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}\n`
}

function writeFamily({ name, help, type, samples }: Family): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => writeSample(name, sample)).join('')}`
}

/** The text format 0.0.4 of Prometheus: simple enough that a library would be the larger part. */
export function writeExposition(families: readonly Family[]): string {
  return families.map(writeFamily).join('')
}

/** A metric of one number. */
export function single(type: 'counter' | 'gauge', name: string, help: string, value: number): Family {
  return { name, help, type, samples: [{ value }] }
}
