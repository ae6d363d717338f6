/** A single item shows its codes, where it has any; the list does without them, and stays as fast as it is. */
export function withBarcodes(item: string, barcodes: readonly string[]): string {
  return barcodes.length === 0 ? item : `${item.slice(0, -1)},"barcodes":${JSON.stringify(barcodes)}}`
}

/** It also shows who changed it last, where several people may have. */
export function withChanger(item: string, changed_by: string | null | undefined): string {
  return changed_by === undefined ? item : `${item.slice(0, -1)},"changed_by":${JSON.stringify(changed_by)}}`
}
