/** What the home screen says. Apart from messages.ts, which every visitor's first load carries. */
export const home_messages = {
  title: 'Home',
  featuresLabel: 'Features',
  openInventory: 'Go to My Inventory',
  createAccount: 'Create Account',
  tagline: 'Your personal inventory management solution',
  lead: 'Know what you have, use it in time, and buy only what runs out.',
  features: [
    { title: 'Track Your Items', text: 'Keep all your household items in one place.' },
    { title: 'Low Stock Alerts', text: 'Set thresholds and be notified when you are running low.' },
    { title: 'Expiry Tracking', text: 'Track expiration dates and use things in time.' },
    { title: 'Organize By Category', text: 'Organize by category, location or other criteria.' },
  ],
} as const
