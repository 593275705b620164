import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listOrders, type ListedOrder } from '@forecourt/shared-contracts/commerce';
import {
  downloadDocument,
  getThumbnail,
  listAccountDocuments,
  type DealDocument,
} from '@forecourt/shared-contracts/documents';
import type { ReleaseSet } from '@forecourt/shared-contracts/releases';
import { answer, orderFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
const target = '/account/documents';
const license: DealDocument = {
  id: 'd1',
  key: 'APP.DRIVERSLICENSE',
  name: "Driver's license",
  status: 'COMPLETE',
  addedAt: '2026-06-15T02:30:00.000Z',
  file: { name: 'license.jpg', kind: 'jpg', sizeBytes: 1000, isProtected: false },
};
const missing: DealDocument = {
  id: 'd2',
  key: 'GEN.INSURANCECARD',
  name: 'Insurance card',
  status: 'MISSING',
};
const refused: DealDocument = {
  id: 'd3',
  key: 'APP.W2',
  name: 'Proof of income (W-2)',
  status: 'FAIL',
  addedAt: '2026-06-15T02:30:00.000Z',
  file: { name: 'w2.pdf', kind: 'pdf', sizeBytes: 1000, isProtected: true },
  reason: 'Unreadable',
};
const releases = {
  channel: 'stable',
  revision: 1,
  remotes: [
    {
      name: 'mfe-checkout',
      routes: [{ id: 'progress', path: '/progress/:orderNumber/*', skeleton: 'tracker' }],
    },
  ],
} as unknown as ReleaseSet;

function open(
  orders: { orderNumber: string; documents: DealDocument[] }[],
  first: Partial<ListedOrder> = {},
) {
  server.use(
    answer(listOrders, () => ({
      orders: [
        orderFixture(first),
        orderFixture({
          orderNumber: 'T-1002',
          orderStatus: 'DELIVERED',
          creationDate: '2026-06-16T00:00:00.000Z',
        }),
      ],
    })),
    answer(listAccountDocuments, () => ({
      orders: orders.map((order) => ({ ...order, dealRefId: `deal-${order.orderNumber}` })),
    })),
    answer(getThumbnail, () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })),
  );
  return renderRemote({ target, signedInAs: buyer, page: { releases } });
}

it('shows each document with its order, date and status, and where to upload what is missing', async () => {
  await open([
    { orderNumber: 'T-1001', documents: [license, missing, refused] },
    { orderNumber: 'T-1002', documents: [{ ...missing, id: 'd9' }] },
  ]);
  const sections = await screen.findAllByRole('region', { name: '2023 Volvo XC60' });
  expect(sections.map((section) => /Order (T-\d{4})/.exec(section.textContent ?? '')?.[1])).toEqual([
    'T-1001',
    'T-1002',
  ]);
  const [current, delivered] = sections.map((section) => within(section));
  expect(current?.getByText('license.jpg, added Jun 14, 2026')).toBeVisible();
  expect(current?.getByText('Submitted')).toBeVisible();
  expect(current?.getByText('Missing')).toBeVisible();
  expect(current?.getByText('Unreadable. Please upload a new one.')).toBeVisible();
  expect(current?.getByText('Needs a password to open')).toBeVisible();
  expect(await current?.findByRole('img', { name: 'Preview of license.jpg' })).toBeVisible();
  expect(current?.getByRole('link', { name: 'Upload Insurance card, order T-1001' })).toHaveAttribute(
    'href',
    '/progress/T-1001/doc-upload',
  );
  expect(current?.getByRole('link', { name: 'Replace Proof of income (W-2), order T-1001' })).toHaveAttribute(
    'href',
    '/progress/T-1001/doc-upload',
  );
  expect(delivered?.queryByRole('link')).toBeNull();
});

it.each([
  ['a lender is deciding', 'DPEN'],
  ['a lender has not answered', 'LTIM'],
  ['an approval is not accepted', 'LSEL'],
  ['a counteroffer is open', 'LNSEL'],
] as const)('takes documents while %s, as the tracker does, and asks for none', async (_, status) => {
  const deal = { type: 'Finance', dealRefId: 'D', status } as const;
  await open([{ orderNumber: 'T-1001', documents: [missing, refused] }], { deal });
  expect(await screen.findByRole('link', { name: /^Upload Insurance card/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Replace Proof of income/ })).toBeVisible();
  expect(screen.getByText('Not needed until you accept a loan. You can upload them now.')).toBeVisible();
  expect(screen.getByText('Missing')).toBeVisible();
  expect(screen.queryByText(/\d missing|^You can sign without it/)).toBeNull();
});

it.each(['LDEC', 'CANC', 'UDEC'] as const)('needs no document once the loan is %s', async (status) => {
  const deal = { type: 'Finance', dealRefId: 'D', status } as const;
  await open([{ orderNumber: 'T-1001', documents: [missing] }], { deal });
  const section = within(await screen.findByRole('region', { name: '2023 Volvo XC60' }));
  expect(section.getByText('No documents needed')).toBeVisible();
  expect(section.getByText('Insurance card')).toBeVisible();
  expect(section.queryByText('Missing')).toBeNull();
  expect(section.queryByRole('link')).toBeNull();
});

it('asks for the documents of an order that is being created once it is created', async () => {
  await open([{ orderNumber: 'T-1001', documents: [missing] }], { orderStatus: 'SUBMITTED_TO_UNIFI' });
  const section = within(await screen.findByRole('region', { name: '2023 Volvo XC60' }));
  expect(section.getByText(/ask for these once your order is\s+created/)).toBeVisible();
  expect(section.queryByText(/approved/)).toBeNull();
});

it('says of a missing document without which one can sign what it is needed for, of no other', async () => {
  const income: DealDocument = { id: 'd4', key: 'APP.W2', name: 'Proof of income (W-2)', status: 'MISSING' };
  await open([{ orderNumber: 'T-1001', documents: [missing, income] }]);
  const notes = await screen.findAllByText(/^You can sign without it/);
  expect(notes).toHaveLength(1);
  // No line of a narrow screen ends inside W-2.
  expect(screen.getByText('(W-2)')).toBeVisible();
  expect(notes[0]?.closest('li')).toHaveTextContent(/^Proof of income \(W-2\)/);
  // One state has one word, as in the tracker.
  const [needed, later] = screen.getAllByText('Missing');
  expect(notes[0]?.closest('li')).toContainElement(later!);
  // The one that signing needs has the color of a warning.
  expect(needed!.className).not.toBe(later!.className);
});

it('has one main action: the first order with a refused document', async () => {
  await open([
    { orderNumber: 'T-1001', documents: [license, { ...refused, id: 'd7' }, refused] },
    { orderNumber: 'T-1002', documents: [{ ...missing, id: 'd9' }] },
  ]);
  const [main, ...others] = await screen.findAllByRole('link', { name: /^(Replace|Upload) / });
  const looks = [main!, ...others].map(({ className }) => className);
  expect(
    looks.filter((look) => look === screen.getAllByRole('link', { name: /^Replace/ })[0]!.className),
  ).toHaveLength(1);
});

const stepsOf = (insurance: 'READY' | 'COMPLETED') => ({
  changedAt: '2026-06-15T02:30:00.000Z',
  steps: [
    { id: 'insurance' as const, status: insurance, since: null },
    { id: 'documents' as const, status: 'READY' as const, since: null },
  ],
});

it('folds the documents of an order that needs nothing, next to one whose next step they are', async () => {
  const { user } = await open(
    [
      { orderNumber: 'T-1001', documents: [missing] },
      { orderNumber: 'T-1002', documents: [license] },
    ],
    { progress: stepsOf('COMPLETED') },
  );
  const count = await screen.findByText('1 document, submitted');
  expect(screen.getByText("Driver's license")).not.toBeVisible();
  expect(screen.getByText('Insurance card')).toBeVisible();
  await user.click(count);
  expect(screen.getByText("Driver's license")).toBeVisible();
});

it.each([
  [[missing, license], '2 documents, 1 missing'],
  [[missing, { ...missing, id: 'd4' }], '2 documents missing'],
  [[missing], '1 document missing'],
  [[license, { ...license, id: 'd4' }], '2 documents, all submitted'],
])('folded documents of an order with another next step say what is needed: %#', async (documents, text) => {
  await open(
    [
      { orderNumber: 'T-1001', documents },
      { orderNumber: 'T-1002', documents: [{ ...missing, id: 'd9' }] },
    ],
    { progress: stepsOf('READY') },
  );
  expect(await screen.findByText(text)).toBeVisible();
  // Of an order that has ended, nothing is needed.
  expect(screen.getByText('No documents needed')).toBeVisible();
});

it('saves a file, and reports a failure', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open([{ orderNumber: 'T-1001', documents: [license] }]);
  server.use(refuse(downloadDocument, 500, 'error.internal'));
  await user.click(await screen.findByRole('button', { name: 'Download license.jpg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't download license\.jpg/);
  server.use(
    answer(downloadDocument, () => new Response('jpg', { headers: { 'content-type': 'image/jpeg' } })),
  );
  await user.click(screen.getByRole('button', { name: 'Download license.jpg' }));
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(screen.queryByRole('alert')).toBeNull();
  clicked.mockRestore();
});

it('explains what will be listed here when there is nothing yet', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: 'You have no documents yet' })).toBeVisible();
  expect(screen.getByText("When you place an order, you'll see its documents here.")).toBeVisible();
});

it('reports that the documents could not be loaded, and loads them on retry', async () => {
  server.use(
    refuse(listAccountDocuments, 500, 'error.internal'),
    answer(listOrders, () => ({ orders: [] })),
  );
  const { user } = await renderRemote({ target, signedInAs: buyer });
  expect(await screen.findByRole('alert')).toHaveTextContent(/trouble loading your documents/);
  server.use(
    answer(listAccountDocuments, () => ({
      orders: [{ orderNumber: 'T-1001', dealRefId: 'deal', documents: [missing] }],
    })),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Insurance card')).toBeVisible();
});
