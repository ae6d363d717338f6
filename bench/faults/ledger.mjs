/** What the server has acknowledged: households, their items, and every event of each item in its order. */
export function createLedger() {
  const households = []
  return {
    households,
    addHousehold(household) {
      const added = { ...household, items: new Map() }
      households.push(added)
      return added
    },
    addItem(household, { item_id, item_name, quantity, version }) {
      const item = { household, item_id, item_name, quantity, version, events: [{ kind: 'created', delta: quantity }] }
      household.items.set(item_id, item)
      return item
    },
    /** The next event as the server has answered it: the item as it stands then, and the number of the event. */
    addEvent(item, kind, { quantity, version }, event_id) {
      item.events.push({ kind, delta: quantity - item.quantity, event_id })
      item.quantity = quantity
      item.version = version
    },
    countEvents: () =>
      households.flatMap(({ items }) => [...items.values()]).reduce((sum, { events }) => sum + events.length, 0),
  }
}
