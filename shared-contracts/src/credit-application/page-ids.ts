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

/** Pages about both or about neither. */
export const commonParts = ['plan', 'relationship', 'joint-consent'] as const;

/** What a page asks for, whoever it is about. */
export type PagePart = PersonPart | (typeof commonParts)[number];
/** A page of questions, as its address names it. */
export type PageId = PagePart | `second-${PersonPart}`;
/** Whom a page is about: the applicant or buyer, or the co-applicant or co-buyer. */
export type Who = 'applicant' | 'second';

/** Every page of questions; which of them somebody is asked is `applicationPages`. */
export const pageIds: readonly PageId[] = [
  ...commonParts,
  ...personParts,
  ...personParts.map((part) => `second-${part}` as const),
];

/** The page that asks this of that person. */
export function pageOf(who: Who, part: PersonPart): PageId {
  return who === 'second' ? `second-${part}` : part;
}

/** What a page asks for. */
export function partOf(page: PageId): PagePart {
  return page.replace(/^second-/, '') as PagePart;
}

/** Whom a page is about; common pages are the applicant's. */
export function whoOf(page: PageId): Who {
  return page.startsWith('second-') ? 'second' : 'applicant';
}
