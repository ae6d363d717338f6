import type { ItemPages } from '@larder/vision/recognition/naming/item-pages'
import type { NamedPhoto } from '@larder/vision/recognition/naming/named'
import type { SeenThing } from '@larder/vision/recognition/sight/sight'
import type { ImageContext } from '../images/service.ts'

/** What a photo shows and what it is called, whoever has looked at it; provider and message are there where a service was asked. */
export interface Recognised extends Omit<NamedPhoto, 'shelf_utilization'> {
  /** Unknown where nobody says where things stand. */
  readonly shelf_utilization: number | null
  /** What the products' things look like; a service does not say. */
  readonly things: readonly SeenThing[]
  readonly provider?: string
  readonly message?: string
}

/** The port to whoever recognises products: this machine, or a service that its owner has chosen. */
export interface Recogniser {
  recognise(context: ImageContext, image: Uint8Array, items: ItemPages): Promise<Recognised>
}
