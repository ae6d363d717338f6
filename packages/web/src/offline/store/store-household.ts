/** Of which household a store is; 0 where the server has none. */
export const readStoreHousehold = (name: string): number => Number(/^larder (\d+) /.exec(name)?.[1] ?? 0)
