import { describe, expect, it } from 'vitest';
import { aloneAnswers, jointAnswers } from '@forecourt/shared-contracts/testing';
import { applicationSections } from './application-sections.ts';
import { allPages, type ApplicationPage } from './page-path.ts';

const finance = { purchaseType: 'Finance', todayOn: '2026-11-20' } as const;
const joint = allPages(jointAnswers(), finance);

const shown = (page: ApplicationPage, faults: { page: 'job' | 'second-name'; message: string }[] = []) =>
  applicationSections({ pages: joint, page, faults: faults.map((fault) => ({ ...fault, field: 'since' })) });

describe('the sections of an application', () => {
  it('are five for two people, four for one, and without work in a cash order', () => {
    expect(shown('plan').map(({ id }) => id)).toEqual(['you', 'home', 'work', 'second', 'review']);
    const idsOf = (pages: readonly ApplicationPage[]) =>
      applicationSections({ pages, page: 'plan', faults: [] }).map(({ id }) => id);
    expect(idsOf(allPages(aloneAnswers(), finance))).toEqual(['you', 'home', 'work', 'review']);
    const cash = { ...finance, purchaseType: 'Cash' } as const;
    expect(idsOf(allPages(aloneAnswers(), cash))).toEqual(['you', 'home', 'review']);
  });

  it.each([
    ['plan', 'you'],
    ['previous-address-2', 'home'],
    ['spouse', 'home'],
    ['previous-job', 'work'],
    ['other-income', 'work'],
    ['relationship', 'second'],
    ['second-previous-job', 'second'],
    ['joint-consent', 'second'],
    ['ssn', 'review'],
    ['submit', 'review'],
  ] as const)('%s belongs to %s', (page, id) => {
    expect(shown(page).find(({ isCurrent }) => isCurrent)?.id).toBe(id);
  });

  it('are done when all their answers are complete, apart from the current one and the review', () => {
    const done = (...args: Parameters<typeof shown>) =>
      shown(...args).flatMap(({ id, isDone }) => (isDone ? [id] : []));
    expect(done('job', [{ page: 'job', message: 'required' }])).toEqual(['you', 'home', 'second']);
    expect(done('review')).toEqual(['you', 'home', 'work', 'second']);
    expect(done('name', [{ page: 'second-name', message: 'required' }])).toEqual(['home', 'work']);
  });
});
