import type { CreditApplication } from '@forecourt/shared-contracts/credit-application';
import type { ApplicationPage } from './page-path.ts';

/** What the pages of an application are about, in their order. */
export type SectionId = 'you' | 'home' | 'work' | 'second' | 'review';

/** A section of an application. */
export interface ApplicationSection {
  readonly id: SectionId;
  readonly isCurrent: boolean;
  /** Every answer in it is complete, and the shopper is in another one. */
  readonly isDone: boolean;
}

/** By the beginnings of the pages' ids; the first that fits. */
const beginnings: readonly (readonly [SectionId, RegExp])[] = [
  ['second', /^(second|relationship|joint)/],
  ['review', /^(ssn|review|submit)/],
  ['home', /^(address|housing|previous-address|marital|spouse)/],
  ['work', /^(employment|job|previous-job|income|other)/],
];

function sectionOf(page: ApplicationPage): SectionId {
  return beginnings.find(([, begins]) => begins.test(page))?.[0] ?? 'you';
}

interface Progress {
  readonly pages: readonly ApplicationPage[];
  readonly page: ApplicationPage;
  readonly faults: CreditApplication['faults'];
}

/** Returns the sections of an application with these pages, and how far each is. The last one is never done. */
export function applicationSections({ pages, page, faults }: Progress): readonly ApplicationSection[] {
  const current = sectionOf(page);
  const open = new Set<SectionId>(['review', current, ...faults.map((fault) => sectionOf(fault.page))]);
  return [...new Set(pages.map(sectionOf))].map((id) => ({
    id,
    isCurrent: id === current,
    isDone: !open.has(id),
  }));
}
