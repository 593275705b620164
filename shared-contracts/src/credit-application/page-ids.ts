/** Pages about one person; the second person's have the prefix `second-`. */
export const personParts = [
  'name',
  'contact',
  'birth-date',
  'address',
  'housing',
  'previous-address',
  'previous-address-2',
  'previous-address-3',
  'marital-status',
  'spouse',
  'spouse-address',
  'employment',
  'job',
  'previous-job',
  'income',
  'other-income',
] as const;
export type PersonPart = (typeof personParts)[number];

/** Pages about both people or neither. */
export const commonParts = ['plan', 'relationship', 'joint-consent'] as const;

/** What a page asks for, regardless of the person. */
export type PagePart = PersonPart | (typeof commonParts)[number];
/** Id of a question page, as used in its URL. */
export type PageId = PagePart | `second-${PersonPart}`;
/** The person a page is about: the applicant or buyer, or the co-applicant or co-buyer. */
export type Who = 'applicant' | 'second';

/** Every question page; `applicationPages` selects which ones apply. */
export const pageIds: readonly PageId[] = [
  ...commonParts,
  ...personParts,
  ...personParts.map((part) => `second-${part}` as const),
];

/** The page of a part for a person. */
export function pageOf(who: Who, part: PersonPart): PageId {
  return who === 'second' ? `second-${part}` : part;
}

/** What a page asks for. */
export function partOf(page: PageId): PagePart {
  return page.replace(/^second-/, '') as PagePart;
}

/** The person a page is about; common pages are the applicant's. */
export function whoOf(page: PageId): Who {
  return page.startsWith('second-') ? 'second' : 'applicant';
}
