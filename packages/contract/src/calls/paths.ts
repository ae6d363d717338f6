/** Where the whole inventory is read: known by itself, because it is asked for before anything else is loaded. */
export const items_path = '/api/inventory'
