import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import {
  getInsuranceProgress,
  giveInsuranceConsent,
  reportPolicyError,
  submitPolicy,
} from '@forecourt/shared-contracts/insurance';
import {
  answer,
  refuse,
  refuseFields,
  startApi,
  type EndpointAnswer,
} from '@forecourt/shared-contracts/testing';
import { openCheckout } from '../../testing/open-checkout.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

type Progress = EndpointAnswer<typeof getInsuranceProgress>;

const api = startApi();
const step = '/progress/FC-1001/insurance-verification';
const consented: Progress = { status: 'NOT_INITIATED', hasConsent: true };
const running: Progress = { status: 'IN_PROGRESS', hasConsent: true };
const rejected: Progress = {
  status: 'FAILED',
  // A status that this release does not know.
  policyStatus: 'REJECTED' as string as 'UNKNOWN',
  hasConsent: true,
};
const active: Progress = {
  status: 'COMPLETED',
  policyStatus: 'ACTIVE',
  hasConsent: true,
  carrier: 'Acme Mutual',
  policyNumberLast4: '5678',
};

afterEach(() => {
  vi.useRealTimers();
});

/** A stateful insurance service: `afterPolicy` is the result of submitting a policy. */
function insuranceService(start: Progress, afterPolicy: Progress = active) {
  const service = {
    progress: start,
    consents: [] as unknown[],
    policies: [] as unknown[],
    keys: [] as string[],
  };
  api.use(...trackerHandlers());
  api.use(
    answer(getInsuranceProgress, () => service.progress),
    answer(giveInsuranceConsent, ({ body }) => {
      service.consents.push(body);
      return (service.progress = consented);
    }),
    answer(submitPolicy, ({ body, headers }) => {
      service.policies.push(body);
      service.keys.push(headers.get('idempotency-key') ?? '');
      return (service.progress = afterPolicy);
    }),
  );
  return service;
}

async function enter(user: UserEvent, label: RegExp, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function fillPolicy(user: UserEvent, policyNumber = 'ab-1234-5678'): Promise<void> {
  await screen.findByLabelText(/^Policy number/);
  await enter(user, /^Insurance company/, 'Acme Mutual');
  await enter(user, /^Policy number/, policyNumber);
  await enter(user, /^Effective date/, '01/01/2026');
  await enter(user, /^Expiration date/, '01/01/2027');
}

const verify = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Verify my insurance' }));

describe('consent', () => {
  test('comes before the policy: without the checkbox nothing is sent', async () => {
    const service = insuranceService({ status: 'NOT_INITIATED' });
    const { user } = await openCheckout(step);
    const agree = await screen.findByRole('button', { name: 'Agree and continue' });
    expect(screen.getByText(/Test Dealer will confirm with your insurer/)).toBeVisible();
    await user.click(agree);
    expect(screen.getByText('Check the box to continue')).toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(service.consents).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /I agree that you may look up my policy/ }));
    expect(screen.queryByText('Check the box to continue')).toBeNull();
    await user.click(agree);
    expect(await screen.findByLabelText(/^Policy number/)).toBeVisible();
    expect(service.consents).toEqual([{ orderNumber: 'FC-1001', termsVersion: 1, consentLanguage: 'en' }]);
  });

  test('reports a failed save and keeps the box checked', async () => {
    insuranceService({ status: 'NOT_INITIATED' });
    api.use(refuse(giveInsuranceConsent, 500, 'error.internal'));
    const { user } = await openCheckout(step);
    const box = await screen.findByRole('checkbox');
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Agree and continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      keepTogether('Please try again. Questions? Call 207-555-0178'),
    );
    expect(box).toBeChecked();
  });
});

test('a step that is done brings the bar of the steps back on the screen', async () => {
  const shown = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: shown });
  insuranceService(consented);
  const { user } = await openCheckout(step);
  await fillPolicy(user);
  expect(shown).not.toHaveBeenCalled();
  await verify(user);
  expect(await screen.findByText('Insurance verified')).toBeVisible();
  await waitFor(() => expect(shown).toHaveBeenCalledWith({ block: 'nearest' }));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('an invalid policy', () => {
  test('gets an error summary that takes focus and links to each field; nothing is sent', async () => {
    const service = insuranceService(consented);
    const { user } = await openCheckout(step);
    await user.type(await screen.findByLabelText(/^Policy number/), 'a!');
    await verify(user);
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(document.title).toBe('Error: Verify Insurance | Test Dealer');
    const links = [...summary.querySelectorAll('a')];
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter the name of your insurance company',
      'Enter your policy number: letters, numbers and dashes',
      'Enter the day your policy starts',
      'Enter an end date after the start date',
    ]);
    await user.click(links[1]!);
    expect(screen.getByLabelText(/^Policy number/)).toHaveFocus();
    expect(screen.getByLabelText(/^Policy number/)).toBeInvalid();
    expect(service.policies).toEqual([]);
  });

  test('that ends before it starts is invalid at its end date only', async () => {
    const service = insuranceService(consented);
    const { user } = await openCheckout(step);
    await fillPolicy(user);
    await user.clear(screen.getByLabelText(/^Expiration date/));
    await enter(user, /^Expiration date/, '12/31/2025');
    await verify(user);
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Enter an end date after the start date',
    ]);
    expect(service.policies).toEqual([]);
  });

  test('whose dates are typed has its slashes added, and no date that does not exist', async () => {
    const service = insuranceService(consented);
    const { user } = await openCheckout(step);
    await fillPolicy(user);
    await user.clear(screen.getByLabelText(/^Effective date/));
    await user.type(screen.getByLabelText(/^Effective date/), '02302026');
    expect(screen.getByLabelText(/^Effective date/)).toHaveValue('02/30/2026');
    await verify(user);
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Enter the day your policy starts',
    ]);
    expect(service.policies).toEqual([]);
  });

  test('that ends before it starts says so beside other mistakes', async () => {
    insuranceService(consented);
    const { user } = await openCheckout(step);
    await fillPolicy(user);
    await user.clear(screen.getByLabelText(/^Policy number/));
    await user.clear(screen.getByLabelText(/^Expiration date/));
    await enter(user, /^Expiration date/, '12/31/2025');
    await verify(user);
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Enter your policy number: letters, numbers and dashes',
      'Enter an end date after the start date',
    ]);
  });

  test.each([
    ['error.insurance.policyExpired', 422, 'This policy has ended. Enter one that is valid today or later.'],
    ['error.insurance.alreadyVerified', 409, 'Your insurance is already verified.'],
    ['error.insurance.consentMissing', 409, 'We need your consent. Reload the page to give it.'],
    ['error.internal', 500, 'Oops! Something happened on our end.'],
  ] as const)('%s is shown, and the form keeps its values', async (code, status, words) => {
    insuranceService(consented);
    api.use(refuse(submitPolicy, status, code));
    const { user } = await openCheckout(step);
    await fillPolicy(user);
    await verify(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(/^Policy number/)).toHaveValue('ab-1234-5678');
  });
});

describe('a valid policy', () => {
  test('is sent once in the shape of the contract, and completes the step', async () => {
    const service = insuranceService(consented);
    const { user } = await openCheckout(step);
    expect((await shownSteps())[0]?.status).toBe('Get Started');
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await fillPolicy(user);
    await verify(user);
    expect(await screen.findByText('Insurance verified')).toBeVisible();
    expect(screen.getByText('Acme Mutual, policy ending in 5678.')).toBeVisible();
    expect((await shownSteps())[0]?.status).toBe('Completed');
    expect(service.policies).toEqual([
      {
        orderNumber: 'FC-1001',
        carrier: 'Acme Mutual',
        policyNumber: 'AB-1234-5678',
        effectiveOn: '2026-01-01',
        expiresOn: '2027-01-01',
      },
    ]);
    await user.click(screen.getByRole('link', { name: 'Next: Verify ID' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify ID' })).toHaveFocus();
  });

  test('that is still being verified is polled every 2 s until there is an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const service = insuranceService(running);
    await openCheckout(step);
    const asked = () => api.calls.filter((call) => call.includes('/progress/')).length;
    await vi.waitFor(
      () => expect(screen.getByRole('progressbar', { name: 'Checking with your insurer' })).toBeVisible(),
      { timeout: 15_000 },
    );
    expect(screen.getByText(/usually takes less than a minute/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meanwhile: Verify ID' })).toHaveAttribute(
      'href',
      '/progress/FC-1001/id-verification',
    );
    const before = asked();
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(asked()).toBe(before + 1), { timeout: 15_000 });
    service.progress = active;
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(screen.getByText('Insurance verified')).toBeVisible(), { timeout: 15_000 });
    const after = asked();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toBe(after);
  });
});

describe('a verification without an answer', () => {
  const fakeTimers = () =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const bar = () => screen.getByRole('progressbar', { name: 'Checking with your insurer' });

  test('is reported after a minute and shows the ways on', async () => {
    fakeTimers();
    const service = insuranceService(running);
    const reports: unknown[] = [];
    api.use(
      answer(reportPolicyError, ({ body }) => {
        reports.push(body);
        return (service.progress = { ...rejected, policyStatus: 'ERROR' });
      }),
    );
    await openCheckout(step);
    await vi.waitFor(() => expect(bar()).toBeVisible(), { timeout: 15_000 });
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(screen.getByText(/Your insurer didn't answer/)).toBeVisible(), {
      timeout: 15_000,
    });
    expect(screen.getByRole('button', { name: 'Edit policy details' })).toBeVisible();
    expect(reports).toEqual([{ orderNumber: 'FC-1001', reason: 'timed-out' }]);
  });

  test('offers the upload even if the report fails', async () => {
    fakeTimers();
    insuranceService(running);
    api.use(refuse(reportPolicyError, 500, 'error.internal'));
    await openCheckout(step);
    await vi.waitFor(() => expect(bar()).toBeVisible(), { timeout: 15_000 });
    expect(screen.queryByRole('link', { name: 'Upload my insurance card' })).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(
      () =>
        expect(screen.getByRole('link', { name: 'Upload my insurance card' })).toHaveAttribute(
          'href',
          '/progress/FC-1001/doc-upload',
        ),
      { timeout: 15_000 },
    );
  });

  test('an unavailable verification service is reported', async () => {
    const service = insuranceService(consented);
    const reports: unknown[] = [];
    api.use(
      refuse(submitPolicy, 503, 'error.unavailable'),
      answer(reportPolicyError, ({ body }) => {
        reports.push(body);
        return (service.progress = { ...rejected, policyStatus: 'ERROR' });
      }),
    );
    const { user } = await openCheckout(step);
    await fillPolicy(user);
    await verify(user);
    expect(await screen.findByText(/Your insurer didn't answer/)).toBeVisible();
    expect(reports).toEqual([{ orderNumber: 'FC-1001', reason: 'service-unavailable' }]);
    await user.click(screen.getByRole('button', { name: 'Edit policy details' }));
    expect(screen.getByLabelText(/^Policy number/)).toHaveValue('AB-1234-5678');
  });
});

describe('a policy that could not be verified', () => {
  test('can be corrected and resubmitted, and a second failure is shown again', async () => {
    const service = insuranceService(rejected, rejected);
    const { user } = await openCheckout(step);
    await user.click(await screen.findByRole('button', { name: 'Edit policy details' }));
    await fillPolicy(user);
    await verify(user);
    expect(await screen.findByText("We couldn't verify this policy")).toBeVisible();
    expect(service.policies).toHaveLength(1);
    expect((await shownSteps())[0]?.status).toBe('Needs Attention');
    await user.click(screen.getByRole('button', { name: 'Edit policy details' }));
    expect(screen.getByLabelText(/^Policy number/)).toHaveValue('AB-1234-5678');
  });

  test.each([
    ['LAPSED', /this policy has lapsed/],
    ['NOT_FOUND', /can't find this policy/],
    ['ERROR', /Your insurer didn't answer/],
  ] as const)('%s has its own sentence', async (policyStatus, sentence) => {
    insuranceService({ ...rejected, policyStatus });
    await openCheckout(step);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('keeps carrier and dates across a reload, the number in memory only, until one is verified', async () => {
    const service = insuranceService(rejected, rejected);
    const values = new Map<string, string>();
    const session = {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    };
    const parts = { openSession: () => session };
    const { user, platform, unmount } = await openCheckout(step, { parts });
    await user.click(await screen.findByRole('button', { name: 'Edit policy details' }));
    await fillPolicy(user);
    const key = 'form-draft.insurance.FC-1001';
    const stored = platform.storage.session.read(key, v.record(v.string(), v.string()));
    expect(stored).toMatchObject({
      carrier: 'Acme Mutual',
      effectiveOn: '01/01/2026',
      expiresOn: '01/01/2027',
    });
    expect(JSON.stringify(stored).toLowerCase()).not.toContain('1234-5678');
    unmount();
    service.progress = consented;
    const reloaded = await openCheckout(step, { parts });
    expect(await screen.findByLabelText(/^Insurance company/)).toHaveValue('Acme Mutual');
    expect(screen.getByLabelText(/^Expiration date/)).toHaveValue('01/01/2027');
    expect(screen.getByLabelText(/^Policy number/)).toHaveValue('');
    await enter(reloaded.user, /^Policy number/, 'AB-9999');
    api.use(answer(submitPolicy, () => (service.progress = active)));
    await verify(reloaded.user);
    expect(await screen.findByText('Insurance verified')).toBeVisible();
    expect(reloaded.platform.storage.session.read(key, v.unknown())).toBeUndefined();
  });

  test('a report that fails shows an alert, and the buyer goes on', async () => {
    insuranceService(rejected);
    api.use(refuse(reportPolicyError, 500, 'error.internal'));
    const { user, platform } = await openCheckout(step);
    const alerts: string[] = [];
    platform.events.subscribe('alert:show', ({ payload }) => alerts.push(payload.message));
    await user.click(await screen.findByRole('link', { name: 'Upload my insurance card' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Upload Documents' })).toBeVisible();
    await waitFor(() =>
      expect(alerts).toEqual([expect.stringContaining('You can continue with the other steps')]),
    );
  });

  test('can be left for later: notifies the service and moves on to the documents', async () => {
    insuranceService(rejected);
    const reports: unknown[] = [];
    api.use(
      answer(reportPolicyError, ({ body }) => {
        reports.push(body);
        return rejected;
      }),
    );
    const { user, path } = await openCheckout(step);
    await user.click(await screen.findByRole('link', { name: 'Upload my insurance card' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Upload Documents' })).toBeVisible();
    expect(path()).toBe('/progress/FC-1001/doc-upload');
    await waitFor(() => expect(reports).toEqual([{ orderNumber: 'FC-1001', reason: 'cancelled' }]));
  });
});

test('a repeated press sends the same key for the same policy, and another for a changed one', async () => {
  const keys: string[] = [];
  insuranceService(consented);
  api.use(
    answer(submitPolicy, ({ headers }) => {
      keys.push(headers.get('idempotency-key') ?? '');
      return new Response(null, { status: 500 });
    }),
  );
  const { user } = await openCheckout(step);
  await fillPolicy(user);
  for (const times of [1, 2]) {
    await verify(user);
    await waitFor(() => expect(keys).toHaveLength(times));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Verify my insurance' })).not.toHaveAttribute('aria-busy'),
    );
  }
  await user.type(screen.getByLabelText(/^Policy number/), '9');
  await verify(user);
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  [
    'at its field',
    { policyNumber: 'validation.policyNumber' },
    /letters, numbers and dashes/,
    /^Policy number/,
  ],
  [
    'for a reason without a text',
    { carrier: 'x.new' },
    /Enter the name of your insurance company/,
    /company/,
  ],
  ['that the form does not show', { vin: 'x.new' }, /upload your insurance card later/, undefined],
])('F17, BUY-81: a field that the server refuses, %s', async (_row, fields, words, label) => {
  insuranceService(consented);
  api.use(refuseFields(submitPolicy, fields));
  const { user } = await openCheckout(step);
  await fillPolicy(user);
  await verify(user);
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveTextContent(words);
  await waitFor(() => expect(summary).toHaveFocus());
  if (label) expect(screen.getByRole('textbox', { name: label })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /^Policy number/ })).toHaveValue('ab-1234-5678');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
