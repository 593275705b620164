/** A page that only its own account sees; the key of its words. */
export type MembersPage = 'orders' | 'profile' | 'documents' | 'privacy' | 'deals';
