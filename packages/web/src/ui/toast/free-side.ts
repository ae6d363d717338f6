export type Side = 'top' | 'bottom'

const toast_zone_px = 112

/** A toast comes up from the bottom, wherever that is, unless the control that raised it is there. */
export function chooseSide(controls: readonly DOMRect[], bottom: number): Side {
  const isCovered = (zone: readonly [number, number]): boolean =>
    controls.some((box) => box.height > 0 && box.bottom > zone[0] && box.top < zone[1])
  const bottomCovered = isCovered([bottom - toast_zone_px, bottom])
  return bottomCovered && !isCovered([0, toast_zone_px]) ? 'top' : 'bottom'
}

/** The side on which a toast covers neither what raised it nor what has the focus. */
export function findFreeSide(raised_by: EventTarget | null): Side {
  const active = document.activeElement === document.body ? null : document.activeElement
  const controls = [raised_by, active].filter((one) => one instanceof Element).filter(({ isConnected }) => isConnected)
  // A toast stands above the buttons at the lower edge, so that those are never in its way.
  const reserved_px = Number.parseFloat(document.documentElement.style.getPropertyValue('--action-bar-height')) || 0
  return chooseSide(
    controls.map((element) => element.getBoundingClientRect()),
    window.innerHeight - reserved_px,
  )
}
