/** What stands around every screen: bar, drawer, account menu, theme. */
export const shell_messages = {
  backToHome: 'Back to Home',
  accountMenu: 'Account menu',
  account: 'Account',
  profile: 'Profile',
  skipToContent: 'Skip to content',
  productName: 'Larder',
  mainNavigation: 'Main',
  navigation: 'Navigation',
  openNavigation: 'Open navigation',
  home: 'Home',
  inventory: 'Inventory',
  systemTheme: 'Follow the system theme',
  lightTheme: 'Switch to light theme',
  darkTheme: 'Switch to dark theme',
} as const
