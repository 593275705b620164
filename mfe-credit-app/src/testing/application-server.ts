import { getCart, type Cart } from '@forecourt/shared-contracts/commerce';
import {
  applicationErrors,
  getCreditApplication,
  previewApplicationPrice,
  putCreditApplication,
  startCreditApplication,
  submitCreditApplication,
  type Answers,
  type CreditApplication,
  type PricePreview,
} from '@forecourt/shared-contracts/credit-application';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { getPurchase } from '@forecourt/shared-contracts/purchase';
import { answer, type startApi } from '@forecourt/shared-contracts/testing';
import { cartFixture } from './cart-fixture.ts';

const place = {
  zip: '60601',
  city: 'Chicago',
  state: 'IL',
  county: 'Cook',
  latitude: 41.9,
  longitude: -87.6,
};

type Api = ReturnType<typeof startApi>;

/** State of the test server, for tests to inspect and change. */
export interface ApplicationServer {
  cart: Cart;
  application: CreditApplication | null;
  birthDates: Answers;
  preview: PricePreview;
  readonly submitted: unknown[];
  readonly kept: unknown[];
  /** Starts an application with these answers. */
  begin(answers: Answers): void;
}

/** Serves one account's application by the shared rules, as the backend does. */
export function serveApplication(api: Api): ApplicationServer {
  const server: ApplicationServer = {
    cart: cartFixture({ purchaseType: 'Finance' }),
    application: null,
    birthDates: {},
    preview: { before: null, after: null, isDisqualified: false },
    submitted: [],
    kept: [],
    begin: (answers) => {
      server.application = view(server, answers, 1);
    },
  };
  api.use(
    answer(getCart, () => ({ cart: server.cart })),
    answer(lookUpZip, () => ({ ...place })),
    answer(getPurchase, () => ({ steps: [], purchaseType: 'Finance' as const, vehiclePath: null })),
    answer(getCreditApplication, () => ({ application: server.application })),
    answer(startCreditApplication, () => {
      server.begin({});
      return { application: server.application as CreditApplication };
    }),
    answer(putCreditApplication, ({ rawBody }) => {
      const { answers } = rawBody as { answers: Answers };
      server.kept.push(rawBody);
      const { revision, answers: known } = server.application as CreditApplication;
      server.application = view(server, { ...known, ...answers } as Answers, revision + 1);
      return { application: server.application };
    }),
    answer(previewApplicationPrice, () => server.preview),
    answer(submitCreditApplication, ({ rawBody }) => {
      server.submitted.push(rawBody);
      server.application = null;
      return { orderNumber: 'FC-1' };
    }),
  );
  return server;
}

function view(server: ApplicationServer, answers: Answers, revision: number): CreditApplication {
  const { 'birth-date': own, 'second-birth-date': second, ...shown } = answers;
  server.birthDates = {
    ...server.birthDates,
    ...(own && { 'birth-date': own }),
    ...(second && { 'second-birth-date': second }),
  };
  const all = { ...shown, ...server.birthDates } as Answers;
  const yearOf = (page: Answers['birth-date']) => /[0-9]{4}$/.exec(page?.birthDate ?? '')?.[0] ?? null;
  const todayOn = new Date().toISOString().slice(0, 10);
  return {
    id: '3f1d1c86-5c1e-4d24-9a55-3f6d0a7d1a11',
    revision,
    updatedAt: '2026-06-15T02:30:00.000Z',
    answers: shown as CreditApplication['answers'],
    birthYears: {
      applicant: yearOf(all['birth-date']),
      second: yearOf(all['second-birth-date']),
    },
    faults: [...applicationErrors(all, { purchaseType: server.cart.purchaseType, todayOn })],
    ssnLast4: null,
  };
}
