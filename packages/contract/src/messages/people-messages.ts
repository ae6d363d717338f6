// As long as it can stand in a title; nobody is called longer than this.
const longest_first_name = 40

/** What is said of the people of a household. */
export const people_messages = {
  title: 'Household',
  nameRequired: 'Name is required',
  roleInvalid: 'Role must be owner, member or viewer',
  bringInvalid: 'What to bring along is not understood',
  leaveInvalid: 'What happens to the household is not understood',
  notAllowed: {
    member: 'You can look at this household, but not change it. Ask an owner to make you a member.',
    owner: 'Only an owner of the household can do this.',
  },
  viewer: {
    title: 'You are a viewer here',
    emptyLarder: 'What the others of the household add appears here by itself.',
  },
  memberNotFound: 'This person does not live in the household',
  otherHousehold: 'This change belongs to another household of yours.',
  householdNotFound: 'This household could not be found',
  lastOwner: 'A household needs an owner. Make somebody else an owner first.',
  aloneHere: 'You are the only one here: leaving deletes the household and everything in it.',
  beingChanged: 'Somebody is changing the household at this moment. Please try again.',
  /** What a household is called before anybody has named it. */
  nameOfNew: (first_name: string | null | undefined): string => {
    const name = first_name?.trim() ?? ''
    return name === '' || name.length > longest_first_name ? 'Home' : `${name}'s Home`
  },
  onlyViewersLeft: (household: string) =>
    `Only viewers would be left in ${household}. Make one of them an owner or remove them first.`,
  removalNotFound: 'This message could not be found',
  removalRead: 'Message read',
  matchingBusy: 'Many people are joining at this moment. Please try again in a moment.',
  stillArriving: 'Your things are still arriving here. Please try again in a moment.',
  listFull: (limit: number) =>
    `Together the shopping lists would have more than ${limit} entries. Remove some first, or keep both households.`,
  shopsFull: (limit: number) =>
    `Together the households would have more than ${limit} shops. Remove some first, or keep both households.`,
  cannotBring: 'Things can be brought along only from a household of your own, as an owner or member of the new one.',
  tooManyInvites: (limit: number) => `No more than ${limit} invites can be open. Withdraw one first.`,
  tooManyMembers: (limit: number) => `A household has room for ${limit} people.`,
  tooManyHouseholds: (limit: number) => `You can live in ${limit} households at most.`,
  invite: {
    unknown: 'This invite does not exist. Ask for a new link.',
    used: 'This invite was used already. Ask for a new link.',
    expired: 'This invite has expired. Ask for a new link.',
    revoked: 'This invite was withdrawn. Ask for a new link.',
    alreadyMember: 'You live in this household already.',
  },
  changed: 'Household updated',
  inviteMade: 'Invite ready',
  inviteRevoked: 'Invite withdrawn',
  joined: (household: string) => `Welcome to ${household}`,
  roleChanged: 'Role updated',
  memberRemoved: 'Removed from the household',
  broughtFrom: (household: string) => `Brought along from ${household}`,
  broughtTo: (household: string) => `Brought along to ${household}`,
  left: (household: string) => `You left ${household}`,
  created: (household: string) => `${household} is ready`,
  switched: (household: string) => `Now in ${household}`,
} as const
