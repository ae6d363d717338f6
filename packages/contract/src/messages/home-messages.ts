/** What the home screen says beyond messages.ts. */
export const home_messages = {
  title: 'Home',
  features: 'Features',
  openInventory: 'Go to My Inventory',
  createAccount: 'Create Account',
} as const
