/** Apart from the other sentences about lots: the request of a use carries it, and with that every first load. */
export const lot_missing = 'This batch is no longer there'
