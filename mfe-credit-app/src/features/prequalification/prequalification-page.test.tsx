import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EventPayload } from '@forecourt/shared-contracts';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import {
  answerPrequalificationQuestions,
  deletePrequalification,
  getPrequalification,
  putFullIdentification,
  putPrequalificationPerson,
  repeatPrequalification,
  sendPrequalificationPasscode,
  skipPrequalification,
  submitPrequalification,
  verifyPrequalificationPasscode,
  type Prequalification,
} from '@forecourt/shared-contracts/prequalification';
import {
  answer,
  identityFixture,
  refuse,
  type TestPlatformOptions,
} from '@forecourt/shared-contracts/testing';
import {
  approvalFixture,
  personFixture,
  prequalificationFixture,
} from '../../testing/prequalification-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const back = '?returnTo=%2Fvehicle%2FX';
const later = () => new Date(Date.now() + 300_000).toISOString();
const approved = () =>
  prequalificationFixture({ state: 'mq_approved', person: personFixture, approval: approvalFixture });

async function open(
  screenName: string,
  now: Prequalification = prequalificationFixture(),
  options: TestPlatformOptions = {},
) {
  server.use(answer(getPrequalification, { prequalification: now }));
  const view = await renderRemote({ target: `/pre-qualification${screenName}${back}`, ...options });
  const alerts: EventPayload<'alert:show'>[] = [];
  view.platform.events.subscribe('alert:show', ({ payload }) => alerts.push(payload));
  return { ...view, alerts };
}

const at = (step: Prequalification['step'], parts: Partial<Prequalification> = {}) =>
  prequalificationFixture({ state: 'mq_incompleted', step, person: personFixture, ...parts });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

describe('the entry', () => {
  it('promises about 60 seconds, a soft inquiry and no SSN, and links on and back', async () => {
    await open('');
    await heading(/about 60 seconds/);
    expect(screen.getByText(/won't affect your credit score/)).toBeVisible();
    expect(screen.getByText(/No Social Security number/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      `/pre-qualification/identification${back}`,
    );
    expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/vehicle/X');
  });

  it('says after 30 days that it has expired', async () => {
    await open('', prequalificationFixture({ state: 'mq_approved_expired', approval: approvalFixture }));
    await heading('Your pre-qualification has expired');
    expect(screen.getByRole('link', { name: 'Renew' })).toBeVisible();
  });

  it('resumes where the shopper left off', async () => {
    await open('', at('income'));
    await heading('Pick up where you left off');
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      `/pre-qualification/income${back}`,
    );
  });

  it('a screen that has not been reached redirects to the current one', async () => {
    const { path } = await open('/income', at('device'));
    await heading('Do you have your phone with you?');
    expect(path()).toBe(`/pre-qualification/device${back}`);
  });

  it('an unknown screen shows the not-found page', async () => {
    await open('/nonsense');
    expect(await screen.findByText('Go to the home page')).toBeVisible();
  });

  it('records for the other pages whether there is one', async () => {
    const { platform } = await open('', at('device'));
    await heading('Pick up where you left off');
    expect(platform.storage.session.read('prequalification-held', v.boolean())).toBe(true);
  });

  it('that cannot be loaded offers a retry', async () => {
    server.use(refuse(getPrequalification, 503, 'error.unavailable'));
    const { user } = await renderRemote({ target: '/pre-qualification' });
    await screen.findByText("We couldn't load your pre-qualification");
    server.use(answer(getPrequalification, { prequalification: prequalificationFixture() }));
    await user.click(button('Try again'));
    await heading(/about 60 seconds/);
  });
});

describe('who are you', () => {
  async function fill(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.type(field('First name'), 'Ada');
    await user.type(field('Last name'), 'Sample');
    await user.type(field('Mobile phone'), '2125550142');
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('ZIP code'), '60601');
  }

  it('reports what is missing, at the top and at its field', async () => {
    const { user } = await open('/identification');
    await heading('Tell us about yourself');
    await user.click(button('Continue'));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(/first name.*last name.*mobile number.*email.*ZIP code/);
    await user.click(screen.getByRole('link', { name: 'Enter your mobile number' }));
    expect(field('Mobile phone')).toHaveFocus();
  });

  it('sends digits and consents, and continues with the next step', async () => {
    const sent: unknown[] = [];
    const { user, path } = await open('/identification');
    await heading('Tell us about yourself');
    await fill(user);
    await user.click(field('Email me news and offers'));
    server.use(
      answer(putPrequalificationPerson, ({ body }) => {
        sent.push(body);
        return { prequalification: at('device') };
      }),
    );
    await user.click(button('Continue'));
    await heading('Do you have your phone with you?');
    expect(path()).toBe(`/pre-qualification/device${back}`);
    expect(sent).toEqual([{ ...personFixture, isSubscribedToMarketing: true }]);
  });

  it('reports an unknown ZIP at its field and keeps all input', async () => {
    const { user } = await open('/identification');
    await heading('Tell us about yourself');
    await fill(user);
    server.use(refuse(putPrequalificationPerson, 404, 'error.geo.unknownZip'));
    await user.click(button('Continue'));
    await waitFor(() => expect(field('ZIP code')).toBeInvalid());
    expect(field('First name')).toHaveValue('Ada');
  });

  it('shows what was typed before, and what a member’s account has', async () => {
    await open('/identification', at('device'));
    await heading('Tell us about yourself');
    expect(field('Mobile phone')).toHaveValue('(212) 555 - 0142');
  });

  it('starts with a member’s own name and email', async () => {
    await open('/identification', prequalificationFixture(), { signedInAs: buyer });
    await heading('Tell us about yourself');
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Email')).toHaveValue(buyer.email);
  });

  it('saves on skip and leads back; if that fails the shopper decides', async () => {
    const { user, path } = await open('/identification');
    await heading('Tell us about yourself');
    server.use(refuse(skipPrequalification, 503, 'error.unavailable'));
    await user.click(button('Skip for now'));
    const dialog = await screen.findByRole('dialog', { name: "We couldn't save your progress" });
    expect(dialog).toHaveTextContent(keepTogether('207-555-0178'));
    server.use(answer(skipPrequalification, { prequalification: at('identification') }));
    await user.click(button('Try again'));
    await waitFor(() => expect(path()).toBe('/vehicle/X'));
  });
});

describe('proving the phone', () => {
  it('a number registered under another name must be reviewed', async () => {
    const { user } = await open('/verify-mobile', at('verify-mobile'));
    await heading(keepTogether('Is (212) 555 - 0142 your mobile number?'));
    server.use(answer(putPrequalificationPerson, { prequalification: at('device') }));
    await user.click(button("Yes, it's mine"));
    await heading('Do you have your phone with you?');
  });

  it('texts a code, accepts it, and continues', async () => {
    const { user } = await open('/device', at('device'));
    await heading('Do you have your phone with you?');
    const passcode = { expiresAt: later(), isLastTry: false, isLastCode: false };
    server.use(answer(sendPrequalificationPasscode, { prequalification: at('passcode', { passcode }) }));
    await user.click(button('Text me a passcode'));
    await heading('Enter your passcode');
    expect(field('Passcode').closest('form')).toHaveTextContent(/Expires in 5 minutes.*Verify/);
    server.use(answer(verifyPrequalificationPasscode, { prequalification: at('full-identification') }));
    await user.type(field('Passcode'), '123 456');
    await user.click(button('Verify'));
    await heading('Your date of birth and address');
  });

  it.each([
    ['two hours ahead', -2],
    ['two hours behind', 2],
  ])('shows how long a code works on a device whose clock is %s', async (_, hours) => {
    const serverMs = Date.now() + hours * 3_600_000;
    const answeredAt = new Date(serverMs).toISOString();
    const expiresAt = new Date(serverMs + 300_000).toISOString();
    const passcode = { expiresAt, isLastTry: false, isLastCode: false };
    await open('/passcode', at('passcode', { passcode, answeredAt }));
    await heading('Enter your passcode');
    expect(screen.getByText(/^Expires in 5 minutes/)).toBeInTheDocument();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('BUY-82: a clock that is set ahead meanwhile ends no code: the server is asked', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    const serverMs = Date.now();
    let lateMs = 0;
    const shown = () => {
      const answeredAt = new Date(serverMs + lateMs).toISOString();
      const expiresAt = new Date(serverMs + 300_000).toISOString();
      return at('passcode', { passcode: { expiresAt, isLastTry: false, isLastCode: false }, answeredAt });
    };
    await open('/passcode', shown());
    await heading('Enter your passcode');
    lateMs = 60_000;
    server.use(answer(getPrequalification, () => ({ prequalification: shown() })));
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByText(/^Expires in 4 minutes/)).toBeInTheDocument();
  });

  it.each([
    ['wrongCode', /incorrect passcode/, []],
    [
      'expiredCode',
      /^Your passcode has expired\.$/,
      [{ kind: 'expired', message: 'Your code expired. Click link to request new one-time passcode' }],
    ],
  ] as const)('%s is shown in place, its alert in the bar (ACCT-15)', async (code, words, raised) => {
    const passcode = { expiresAt: later(), isLastTry: true, isLastCode: false };
    const { user, alerts } = await open('/passcode', at('passcode', { passcode }));
    await heading('Enter your passcode');
    expect(screen.getByText('You have one attempt remaining.')).toBeVisible();
    server.use(refuse(verifyPrequalificationPasscode, 422, `error.prequalification.${code}`));
    await user.type(field('Passcode'), '123456');
    await user.click(button('Verify'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(alerts).toEqual(raised);
  });

  it('a code that could not be checked, or not sent, is an alert and stays in the form', async () => {
    const passcode = { expiresAt: later(), isLastTry: false, isLastCode: false };
    const { user, alerts } = await open('/passcode', at('passcode', { passcode }));
    await heading('Enter your passcode');
    server.use(
      refuse(verifyPrequalificationPasscode, 409, 'error.prequalification.wrongStep'),
      refuse(sendPrequalificationPasscode, 409, 'error.prequalification.wrongStep'),
    );
    await user.type(field('Passcode'), '123456');
    await user.click(button('Verify'));
    expect(
      await screen.findByText(/^Something happened! Please try entering your passcode again/),
    ).toBeVisible();
    await user.click(button('Resend passcode'));
    expect(await screen.findByText(/^We couldn't resend the passcode/)).toBeVisible();
    expect(alerts).toEqual([
      { kind: 'wrongInput', message: 'Something happened! Please try entering your code again.' },
      {
        kind: 'internalError',
        message: keepTogether(
          'Oops! Something happened on our end. Please try again. Questions? Call 207-555-0178',
        ),
      },
    ]);
  });

  it('too many attempts show the 30 minutes, and a new code is announced in the alert bar', async () => {
    const passcode = { expiresAt: later(), isLastTry: false, isLastCode: false };
    const { user, alerts } = await open('/passcode', at('passcode', { passcode }));
    await heading('Enter your passcode');
    server.use(
      answer(sendPrequalificationPasscode, { prequalification: at('passcode', { passcode }) }),
      refuse(verifyPrequalificationPasscode, 429, 'error.rateLimited'),
    );
    await user.click(button('Resend passcode'));
    await waitFor(() =>
      expect(alerts).toEqual([{ kind: 'resent', message: 'Code resent: Please check your phone.' }]),
    );
    expect(screen.queryByText('Code resent: Please check your phone.')).toBeNull();
    await user.type(field('Passcode'), '123456');
    await user.click(button('Verify'));
    expect(await screen.findByText(/try again in 30 minutes/)).toHaveTextContent(/207-.?555-.?0178/);
  });

  it('questions require every answer, report wrong ones, and finally fail', async () => {
    const quiz = {
      expiresAt: later(),
      isLastTry: false,
      questions: [{ id: 'city' as const, choices: ['Dayton', 'Fresno'] }],
    };
    const { user } = await open('/questions', at('questions', { quiz }));
    await heading("Let's make sure it's you");
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'Choose a city',
    );
    await user.click(screen.getByRole('radio', { name: 'None of these' }));
    server.use(refuse(answerPrequalificationQuestions, 422, 'error.prequalification.wrongAnswers'));
    await user.click(button('Continue'));
    expect(await screen.findByText(/Some answers don't match/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Fresno' }));
    server.use(answer(answerPrequalificationQuestions, { prequalification: at('failed') }));
    await user.click(button('Continue'));
    await heading("We couldn't verify you");
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/vehicle/X');
  });
});

describe('home, income and result', () => {
  it('reports a ZIP of another state at its field', async () => {
    const { user } = await open('/full-identification', at('full-identification'));
    await heading('Your date of birth and address');
    await user.type(field('Date of birth'), '06151990');
    await user.type(field('Street address'), '12 Main Street');
    // Its ZIP code is known, and fills in the city.
    await waitFor(() => expect(field('City')).toHaveValue('Chicago'));
    await user.selectOptions(field('State'), 'TX');
    const sent: unknown[] = [];
    server.use(refuse(putFullIdentification, 422, 'error.prequalification.zipState'));
    await user.click(button('Continue'));
    await waitFor(() => expect(field('ZIP code')).toBeInvalid());
    server.use(
      answer(putFullIdentification, ({ body }) => {
        sent.push(body);
        return { prequalification: at('income') };
      }),
    );
    await user.selectOptions(field('State'), 'IL');
    await user.click(button('Continue'));
    await heading('What is your annual income?');
    expect(sent).toEqual([
      {
        birthDate: '06/15/1990',
        streetAddress: '12 Main Street',
        addressLine2: '',
        city: 'Chicago',
        state: 'IL',
        zipCode: '60601',
      },
    ]);
  });

  it('income requires an amount and consent; a double press sends once under one key', async () => {
    const keys: (string | null)[] = [];
    const { user, platform } = await open('/income', at('income'));
    await heading('What is your annual income?');
    await user.click(button('See my payments'));
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      /annual income.*soft inquiry/,
    );
    server.use(
      answer(submitPrequalification, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return { prequalification: approved() };
      }),
    );
    await user.type(field('Annual income before taxes'), '85000');
    await user.click(screen.getByRole('checkbox', { name: /soft inquiry/ }));
    await user.dblClick(button('See my payments'));
    await heading("You're pre-qualified");
    expect(new Set(keys).size).toBe(1);
    expect(platform.storage.session.read('annualIncome', v.unknown())).toBeUndefined();
  });

  it('a bureau that does not respond is reported, and the amount is kept', async () => {
    const { user } = await open('/income', at('income'));
    await heading('What is your annual income?');
    await user.type(field('Annual income before taxes'), '85000');
    await user.click(screen.getByRole('checkbox', { name: /soft inquiry/ }));
    server.use(refuse(submitPrequalification, 503, 'error.unavailable'));
    await user.click(button('See my payments'));
    expect(await screen.findByText(/Something happened on our end/)).toBeVisible();
    expect(field('Annual income before taxes')).toHaveValue('85,000');
  });

  it('confirmed: tier, rates, amount and day; an account is offered to guests', async () => {
    await open('/result', approved());
    await heading("You're pre-qualified");
    expect(screen.getByText('6.51%')).toBeVisible();
    expect(screen.getByText('$57,500')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shop with my payments' })).toHaveAttribute('href', '/vehicle/X');
    expect(screen.getByRole('link', { name: 'Create account' })).toBeVisible();
    // It was just granted: there is nothing to renew yet.
    expect(screen.queryByRole('button', { name: /^Renew/ })).toBeNull();
  });

  it('about to expire says so, and is refreshed with consent', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { user } = await open('/result', { ...approved(), approval: { ...approvalFixture, expiresAt } });
    expect(await screen.findByText(/Your pre-qualification expires (today|in 1 day)/)).toBeVisible();
    await user.click(button('Renew for 30 days'));
    expect(screen.getByRole('dialog')).toHaveTextContent(/soft inquiry/);
    server.use(answer(repeatPrequalification, { prequalification: approved() }));
    await user.click(button('I agree, renew it'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/expires today/)).toBeNull();
  });

  it('is deleted after confirmation', async () => {
    const { user } = await open('/result', approved());
    await heading("You're pre-qualified");
    await user.click(button('Delete my pre-qualification'));
    server.use(
      answer(deletePrequalification, { prequalification: prequalificationFixture() }),
      answer(getPrequalification, { prequalification: prequalificationFixture() }),
    );
    await user.click(button('Delete it'));
    await heading(/about 60 seconds/);
  });

  it.each([
    ['mq_declined', "We can't show you personalized payments"],
    ['retailer_declined', "Our lenders can't pre-qualify you"],
  ] as const)('%s offers to apply, to pay cash and to add a co-applicant', async (state, title) => {
    await open('/result', prequalificationFixture({ state, person: personFixture }));
    await heading(title);
    for (const [name, href] of [
      ['Apply individually', '/credit-application?plan=alone'],
      ['Add a co-applicant', '/credit-application?plan=co-applicant'],
      ['Pay cash', '/search'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(screen.getByRole('link', { name: /Call 207-.?555-.?0178/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Read your notice' })).toBeNull();
  });

  it('frozen names the bureau and how to lift the freeze, and continues afterwards', async () => {
    const { user } = await open('/frozen', at('frozen', { frozenAt: 'Experian' }));
    await heading('Your credit file at Experian is frozen');
    expect(screen.getByRole('link', { name: /Experian's freeze page/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: keepTogether('(888) 397 - 3742') })).toHaveAttribute(
      'href',
      'tel:+18883973742',
    );
    server.use(answer(repeatPrequalification, { prequalification: approved() }));
    await user.click(button("I've lifted the freeze"));
    await heading("You're pre-qualified");
  });
});

it('a member whose session has expired signs in again, and returns to the screen (ACCT-46)', async () => {
  const identity = identityFixture({ tokens: async () => ({ kind: 'unreachable' }) });
  await open('/identification', undefined, {
    signedInAs: buyer,
    parts: { loadIdentity: async () => identity },
  });
  await heading('Your session has expired');
  const returnTo = encodeURIComponent(`/pre-qualification/identification${back}`);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/sign-in?returnTo=${returnTo}`,
  );
  expect(server.calls).toEqual([]);
});

describe('an inactive guest', () => {
  afterEach(() => vi.useRealTimers());

  it('is warned with the remaining time, after which typed values are removed from the screen', async () => {
    await open('/identification');
    await heading('Tell us about yourself');
    vi.useFakeTimers({
      now: Date.now() + 13 * 60_000 + 2000,
      toFake: ['Date', 'setInterval', 'clearInterval'],
    });
    await screen.findByRole('dialog', { name: 'Are you still there?' });
    expect(screen.getByRole('timer')).toHaveTextContent(/^1:[0-5]\d/);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    await screen.findByRole('dialog', { name: 'Your session has expired' });
    expect(screen.queryByLabelText('First name')).toBeNull();
    await act(async () => button('Continue').click());
    await waitFor(() => expect(field('First name')).toHaveValue(''));
  });
});
