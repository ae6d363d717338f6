import type { Box } from '@larder/contract/recognition'
import { growBox, joinBoxes, sharedArea } from './boxes.ts'
import type { SeenText } from './sight.ts'

// Lines of one label stand closer than their own height; the next package is farther away.
const reach = 0.7

function isNear(a: Box, b: Box, shape: number): boolean {
  const room = reach * Math.min(a.height, b.height)
  return sharedArea(growBox(a, room * shape, room), b) > 0
}

/**
 * Groups of texts that stand together, as the words of one label do: all there is to go by where nothing else says
 * where one thing ends and the next begins. `shape` is the photo's height over its width.
 */
export function clusterTexts(texts: readonly SeenText[], shape: number): SeenText[][] {
  const groups: SeenText[][] = []
  for (const text of texts) {
    const near = groups.filter((group) => group.some(({ box }) => isNear(box, text.box, shape)))
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([...near.flat(), text])
  }
  return groups
}

/** The place of a group, with the rim that a package has around its words. */
export function boxOfTexts(texts: readonly SeenText[], shape: number): Box {
  const box = joinBoxes(texts.map((text) => text.box))
  const rim = 0.5 * Math.max(...texts.map((text) => text.box.height))
  return growBox(box, rim * shape, rim)
}
