/** A page that only the account's owner sees; the key of its texts. */
export type MembersPage = 'orders' | 'profile' | 'documents' | 'privacy' | 'deals';
