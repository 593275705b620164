import { describe, expect, it } from 'vitest';
import type {
  ApplicationFacts,
  CreditApplication,
  PageError,
} from '@forecourt/shared-contracts/credit-application';
import { aloneAnswers } from '@forecourt/shared-contracts/testing';
import { allPages, nextOpenPage, pageAfter, pageBefore, pagePath } from './page-path.ts';

const facts: ApplicationFacts = { purchaseType: 'Finance', todayOn: '2026-06-15' };
const applicationWith = (faults: PageError[] = []) =>
  ({ answers: aloneAnswers(), faults }) as unknown as CreditApplication;
const missing: PageError = { page: 'job', field: 'since', message: 'startRequired' };

describe('navigation through the application', () => {
  it('ends with number, review and terms; without the number for cash', () => {
    expect(allPages(aloneAnswers(), facts).slice(-3)).toEqual(['ssn', 'review', 'submit']);
    expect(allPages(aloneAnswers(), { ...facts, purchaseType: 'Cash' }).slice(-3)).toEqual([
      'address',
      'review',
      'submit',
    ]);
  });

  it.each([
    ['on with the next page', 'name', [], false, 'contact'],
    ['from the last question to the number', 'other-income', [], false, 'ssn'],
    ['from the review back to it', 'name', [], true, 'review'],
    ['from the review over what the change has brought', 'address', [missing], true, 'job'],
  ] as const)('goes %s', (_row, page, faults, isChange, next) => {
    expect(pageAfter({ page, application: applicationWith([...faults]), facts }, isChange)).toBe(next);
  });

  it('resumes where something is missing', () => {
    expect(nextOpenPage(applicationWith([missing]), facts)).toBe('job');
    expect(nextOpenPage(applicationWith(), facts)).toBe('ssn');
    expect(nextOpenPage(applicationWith(), { ...facts, purchaseType: 'Cash' })).toBe('review');
  });

  it('goes back page by page', () => {
    expect(pageBefore({ page: 'contact', application: applicationWith(), facts })).toBe('name');
    expect(pageBefore({ page: 'plan', application: applicationWith(), facts })).toBeUndefined();
  });

  it('has paths without any answer in them', () => {
    expect(pagePath()).toBe('/credit-application');
    expect(pagePath('second-name', true)).toBe('/credit-application/second-name?change=1');
  });
});
