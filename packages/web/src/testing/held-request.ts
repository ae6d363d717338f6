/** Stands in for the network, the one part that cannot run in a unit test: it holds the request until told. */
export class HeldRequest extends EventTarget {
  static last: HeldRequest
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  address = ''
  body: FormData | undefined
  status = 0
  responseText = ''
  type = 'application/json'

  constructor() {
    super()
    HeldRequest.last = this
  }
  open(_method: string, address: string): void {
    this.address = address
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(body: FormData): void {
    this.body = body
  }
  getResponseHeader(): string {
    return this.type
  }
  /** What has come so far of an answer in lines. */
  arrive(text: string): void {
    this.status = 200
    this.type = 'application/x-ndjson; charset=utf-8'
    this.responseText += text
    this.dispatchEvent(new Event('progress'))
  }
  abort(): void {
    this.end('abort')
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.end('load')
  }
  end(type: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(type))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }))
  }
}
