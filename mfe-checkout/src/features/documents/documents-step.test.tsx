import { http, HttpResponse } from 'msw';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  deleteDocument,
  driversLicenseKey,
  insuranceCardKey,
  w2Key,
  uploadDocuments,
} from '@forecourt/shared-contracts/documents';
import { refuse, startApi } from '@forecourt/shared-contracts/testing';
import {
  documentsService,
  documentsUrl as at,
  fileOf,
  missingDocument as missing,
  submittedDocument as submitted,
} from '../../testing/documents-service.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const step = '/progress/FC-1001/doc-upload';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => vi.useRealTimers());

const card = (name: string) => screen.findByRole('region', { name });
const choose = async (user: UserEvent, name: string, ...files: File[]) =>
  user.upload(within(await card(name)).getByLabelText(`Files for ${name}`), files);

test('while signing needs attention, nothing here leads to it', async () => {
  const documents = [
    submitted('doc-1', driversLicenseKey, 'a.jpg'),
    submitted('doc-2', insuranceCardKey, 'b.jpg'),
  ];
  documentsService(api, documents);
  api.use(...trackerHandlers({ documents, signing: { status: 'Cancelled', signersCompleted: [] } }));
  await openCheckout(step);
  expect(await screen.findByText('Thanks, we have everything')).toBeVisible();
  expect(screen.queryByText(/PDF up to/)).toBeNull();
  expect((await shownSteps())[3]).toMatchObject({ status: 'Needs Attention' });
  expect(screen.queryByRole('link', { name: 'Next: Sign Contract' })).toBeNull();
});

test.each(['doc-upload', 'doc-upload/summary'])(
  'while a loan is undecided, %s does not lead to signing',
  async (path) => {
    const documents = [
      submitted('doc-1', driversLicenseKey, 'a.jpg'),
      submitted('doc-2', insuranceCardKey, 'b.jpg'),
      missing('w2', 'Proof of income (W-2)'),
    ];
    const order = orderFixture({ deal: { type: 'Finance', status: 'DPEN', dealRefId: 'deal-1001' } });
    documentsService(api);
    api.use(...trackerHandlers({ documents, order }));
    await openCheckout(`/progress/FC-1001/${path}`);
    expect(await screen.findByText(/^(We need this before|a.jpg, added)/)).toBeVisible();
    expect(screen.queryByText(/You can already sign/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Next: Sign Contract' })).toBeNull();
  },
);

test('a document that signing needs does not say that it is only needed later', async () => {
  documentsService(api, []);
  await openCheckout(step);
  const license = within(await card("Driver's license"));
  expect(license.getByText('Missing')).toBeVisible();
  expect(license.queryByText(/before we can finish/)).toBeNull();
});

test('a refused file says why before anything else of its card, with the one way to replace it', async () => {
  const license = submitted('doc-1', driversLicenseKey, 'front-2.jpg');
  documentsService(api, [{ ...license, status: 'FAIL', reason: 'The picture is too blurred to read.' }]);
  await openCheckout(step);
  const reason = await screen.findByText('The picture is too blurred to read.');
  expect(reason).toHaveTextContent("We can't use front-\u20602.jpg");
  // The step is still READY by its rule: its chip, its row and the first sentence below its heading say what to do.
  expect(document.querySelector('.fc-step .fc-status')).toHaveTextContent('Needs Attention');
  expect((await shownSteps())[2]).toMatchObject({ status: 'Needs Attention' });
  expect(screen.getByText("We couldn't accept one of your files. Please replace it.")).toBeVisible();
  expect(screen.queryByText(/^Upload photos or scans/)).toBeNull();
  expect(within(await card("Driver's license")).getByText('Not accepted')).toBeVisible();
  expect(reason.compareDocumentPosition(screen.getByText('front-2.jpg'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const replace = screen.getByRole('button', { name: 'Choose another file: front-2.jpg' });
  expect(reason).toContainElement(replace);
  // The one way to another file, and the one main action of the page: another document's is not.
  expect(screen.queryByRole('button', { name: /^Add another page/ })).toBeNull();
  const choose = screen.getByRole('button', { name: 'Choose files for Insurance card' });
  expect(choose.className).not.toBe(replace.className);
});

test('what needs attention names the documents that are still needed', async () => {
  const documents = [
    submitted('doc-1', driversLicenseKey, 'a.jpg'),
    submitted('doc-2', insuranceCardKey, 'b.jpg'),
    missing('w2', 'Proof of income (W-2)'),
  ];
  documentsService(api);
  api.use(...trackerHandlers({ documents }));
  const { user } = await openCheckout(step);
  const notice = await screen.findByText(/^Missing:/);
  expect(notice).toHaveTextContent('Missing: Proof of income (W-2)');
  // No line of a narrow screen ends inside W-2.
  expect(screen.getByText('(W-2)')).toBeVisible();
  // The alert names them: no sentence above it says so again.
  expect(screen.queryByText(/^Upload photos or scans/)).toBeNull();
  // What is missing comes before the way to the contract, and has the main action.
  const upload = screen.getByRole('button', { name: 'Upload W-2' });
  const next = screen.getByRole('link', { name: 'Next: Sign Contract' });
  expect(upload.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(next).toHaveClass(screen.getByRole('button', { name: /^Choose files for Proof/ }).className);
  expect(upload.className).not.toBe(next.className);
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
  await user.click(upload);
  expect(opened.mock.contexts).toEqual([screen.getByLabelText('Files for Proof of income (W-2)')]);
  opened.mockRestore();
  // What is there already is one row, which opens.
  const license = await card("Driver's license");
  expect(within(license).getByText('a.jpg')).not.toBeVisible();
  await user.click(within(license).getByText('Submitted'));
  expect(within(license).getByText('a.jpg')).toBeVisible();
});

test('what needs attention calls a refused document needed, not missing', async () => {
  const documents = [
    submitted('doc-1', driversLicenseKey, 'a.jpg'),
    submitted('doc-2', insuranceCardKey, 'b.jpg'),
    { ...submitted('doc-3', w2Key, 'c.jpg'), status: 'FAIL' as const, reason: 'Too blurred.' },
  ];
  documentsService(api);
  api.use(...trackerHandlers({ documents }));
  await openCheckout(step);
  expect(await screen.findByText(/^Still needed:/)).toBeVisible();
  expect(screen.queryByText(/^Missing/)).toBeNull();
});

test('of two missing documents, only the first has the main action', async () => {
  documentsService(api);
  await openCheckout(step);
  const [first, second] = await screen.findAllByRole('button', { name: /^Choose files for/ });
  expect(first!.className).not.toBe(second!.className);
});

describe('uploading', () => {
  test('goes from Missing to Submitted, and the two required documents unlock signing', async () => {
    documentsService(api);
    const { user } = await openCheckout(step);
    const license = await card("Driver's license");
    expect(within(license).getByText('Missing')).toBeVisible();
    await choose(user, "Driver's license", fileOf('front.jpg'));
    expect(await within(license).findByText('Submitted')).toBeVisible();
    expect((await shownSteps())[2]).toMatchObject({ status: 'In Progress' });
    await choose(user, 'Insurance card', fileOf('card.png', [0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]));
    expect(await screen.findByText('Thanks, we have everything')).toBeVisible();
    expect((await shownSteps())[2]).toMatchObject({ status: 'Completed' });
    expect(screen.getByRole('link', { name: 'Next: Sign Contract' })).toHaveAttribute(
      'href',
      '/progress/FC-1001/signing',
    );
  });

  test('sends several files, each by its own call', async () => {
    const service = documentsService(api);
    const { user } = await openCheckout(step);
    await choose(user, "Driver's license", fileOf('front.jpg'), fileOf('back.jpg'), fileOf('more.jpg'));
    await waitFor(() => expect(service.stored).toHaveLength(3));
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Preview of/ })).toHaveLength(3));
  });

  test('dropping files does the same', async () => {
    const service = documentsService(api);
    await openCheckout(step);
    const area = within(await card("Driver's license")).getByText(/Or drag files here/).parentElement!;
    // Which files can be sent is said once, not in every card.
    expect(screen.getAllByText(/PDF up to 4\sMB/)).toHaveLength(1);
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [fileOf('front.jpg')] },
    });
    act(() => void area.dispatchEvent(drop));
    await waitFor(() => expect(service.stored).toHaveLength(1));
  });
});

test.each([
  ['jpg', 'Retake photo', 'image/*', true],
  ['pdf', 'Choose another file', '.pdf,.png,.jpg,.jpeg', false],
] as const)('on a phone a refused %s has the one action %s', async (kind, action, accept, isPhoto) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const license = submitted('old-1', driversLicenseKey, 'a.jpg');
  const file = { ...license.file!, kind };
  const service = documentsService(api, [{ ...license, file, status: 'FAIL', reason: 'Too blurred.' }]);
  const { user } = await openCheckout(step);
  const area = within(await card("Driver's license"));
  const names = area.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual([action, 'View', 'Delete']);
  await user.click(area.getByRole('button', { name: `${action}: a.jpg` }));
  const input = area.getByLabelText<HTMLInputElement>("Replacement for Driver's license");
  expect([input.accept, input.hasAttribute('capture')]).toEqual([accept, isPhoto]);
  input.removeAttribute('accept');
  await user.upload(input, fileOf('better.jpg'));
  await waitFor(() => expect(service.stored.map(({ id }) => id)).toEqual(['doc-1']));
  expect(await area.findByText('Submitted')).toBeVisible();
});

test('what failed comes first and open, then what is missing; what is submitted is one row, and none moves', async () => {
  const insurance = submitted('doc-2', insuranceCardKey, 'b.jpg');
  const documents = [
    submitted('doc-1', driversLicenseKey, 'a.jpg'),
    missing('w2', 'Proof of income (W-2)'),
    { ...insurance, status: 'FAIL' as const, reason: 'Too blurred.' },
  ];
  documentsService(api);
  api.use(...trackerHandlers({ documents }));
  const { user } = await openCheckout(step);
  await card("Driver's license");
  const names = () =>
    [...document.querySelectorAll('section:has(> .fc-head, > details)')].map(
      (one) => `${one.querySelector('h2')?.textContent} ${one.querySelector('details') ? 'folded' : 'open'}`,
    );
  const expected = ['Insurance card open', 'Proof of income (W-2) open', "Driver's license folded"];
  expect(names()).toEqual(expected);
  await user.click(within(await card("Driver's license")).getByText('Submitted'));
  await choose(user, 'Insurance card', fileOf('front.jpg'));
  expect(names()).toEqual(expected);
});

test('on a phone the camera comes first', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  documentsService(api);
  await openCheckout(step);
  const area = within(await card("Driver's license"));
  const names = area.getAllByRole('button', { hidden: true }).map((button) => button.textContent);
  expect(names).toEqual(['Take a photo', 'Choose files']);
});

describe('a file that this browser refuses', () => {
  test.each([
    [
      '167 IMG_0001.HEIC',
      fileOf('IMG_0001.HEIC'),
      "We can't use this kind of file. Use a PDF, PNG or JPG file.",
    ],
    ['170 invoice.pdf.exe', fileOf('invoice.pdf.exe'), "We can't use this kind of file."],
    [
      '171 w2.pdf with MZ',
      fileOf('w2.pdf', [0x4d, 0x5a]),
      "This file is damaged, or isn't a real PDF, PNG or JPG.",
    ],
    ['164 empty', new File([], 'a.pdf'), 'This file is empty.'],
    [
      '161 pdf over 4 MB',
      fileOf('a.pdf', [0x25, 0x50, 0x44, 0x46, 0x2d], 4_194_305),
      'This file is too large.',
    ],
  ])('%s is not sent, shows why, and can only be replaced or removed', async (_row, file, words) => {
    const service = documentsService(api);
    const { user } = await openCheckout(step);
    const license = await card("Driver's license");
    const input = within(license).getByLabelText<HTMLInputElement>("Files for Driver's license");
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await within(license).findByRole('alert')).toHaveTextContent(words);
    expect(within(license).getByText('Upload failed')).toBeVisible();
    expect(within(license).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(service.uploads).toBe(0);
    // In its row, and not below the files as well.
    expect(within(license).getByText('Choose another file')).toBeVisible();
    expect(within(license).queryByText('Add another page')).toBeNull();
    await user.click(within(license).getByRole('button', { name: 'Remove' }));
    expect(within(license).getByText('Missing')).toBeVisible();
    expect(within(license).getByRole('button', { name: /^Choose files/ })).toHaveFocus();
  });
});

describe('an upload that fails', () => {
  test.each([
    [413, 'error.document.tooLarge', 'PDFs can be up to 4 MB'],
    [415, 'error.document.content', "This file is damaged, or isn't a real PDF, PNG or JPG."],
    [422, 'error.document.unreadable', 'This file is damaged'],
    [500, 'error.internal', 'Something went wrong. Your file is still here'],
  ] as const)(
    'with %i %s shows why, keeps the file and can be retried (F22)',
    async (status, code, words) => {
      const service = documentsService(api);
      api.use(refuse(uploadDocuments, status as never, code));
      const { user } = await openCheckout(step);
      await choose(user, "Driver's license", fileOf('front.jpg'));
      const license = await card("Driver's license");
      expect(await within(license).findByRole('alert')).toHaveTextContent(words);
      expect(within(license).getByText('front.jpg')).toBeVisible();
      documentsService(api, service.stored);
      await user.click(within(license).getByRole('button', { name: 'Try again' }));
      expect(await within(license).findByText('Submitted')).toBeVisible();
    },
  );

  test('from a dropped connection does not affect the other file (F50)', async () => {
    const service = documentsService(api);
    let calls = 0;
    api.use(
      http.put(`${at}/:docType`, () => {
        calls += 1;
        return calls === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const { user } = await openCheckout(step);
    await choose(user, "Driver's license", fileOf('front.jpg'), fileOf('back.jpg'));
    const license = await card("Driver's license");
    expect(await within(license).findByRole('alert')).toHaveTextContent('The connection was lost.');
    await waitFor(() => expect(service.stored).toHaveLength(1));
    await user.click(within(license).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(service.stored).toHaveLength(2));
  });

  test('can be canceled in progress', async () => {
    documentsService(api);
    api.use(http.put(`${at}/:docType`, () => new Promise<never>(() => undefined)));
    const { user } = await openCheckout(step);
    await choose(user, "Driver's license", fileOf('front.jpg'));
    const license = await card("Driver's license");
    expect(await within(license).findByRole('progressbar', { name: 'front.jpg' })).toBeVisible();
    await user.click(within(license).getByRole('button', { name: 'Cancel upload' }));
    expect(within(license).getByText('Missing')).toBeVisible();
    expect(within(license).getByRole('button', { name: "Choose files for Driver's license" })).toHaveFocus();
  });
});

test('polls a list that never shows the upload 1 + 10 times a second apart, then offers a retry (F53)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const service = documentsService(api);
  service.isShown = false;
  await openCheckout(step);
  const lists = () =>
    api.calls.filter((call) => call === 'GET /api/documents/deals/deal-1001/documents').length;
  await vi.waitFor(() => expect(screen.getByRole('region', { name: "Driver's license" })).toBeVisible(), {
    timeout: 15_000,
  });
  const before = lists();
  const input = screen.getByLabelText("Files for Driver's license");
  fireEvent.change(input, { target: { files: [fileOf('front.jpg')] } });
  for (let second = 0; second < 11; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No data of docupload status'), {
    timeout: 15_000,
  });
  expect(lists() - before).toBe(11);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(lists() - before).toBe(11);
  service.isShown = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.getByText('Submitted')).toBeVisible(), { timeout: 15_000 });
  expect(service.uploads).toBe(1);
  // Neither the step nor the polling asks for the dealer's own documents (TRACK-61).
  expect(service.excludeSystem).toEqual(new Set(['true']));
});

describe('an uploaded document', () => {
  const license = submitted('doc-9', driversLicenseKey, 'front.jpg');

  test('is deleted after confirmation, and is missing again', async () => {
    const service = documentsService(api, [license]);
    const { user } = await openCheckout(step);
    await user.click(await screen.findByRole('button', { name: 'Delete front.jpg' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete front.jpg?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(service.stored).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Delete front.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Delete file' }));
    await waitFor(() => expect(screen.queryByText('front.jpg')).toBeNull());
    expect(within(await card("Driver's license")).getByText('Missing')).toBeVisible();
  });

  test('stays and reports a failed deletion (FAIL_DELETE)', async () => {
    documentsService(api, [license, submitted('doc-8', insuranceCardKey, 'card.jpg')]);
    api.use(refuse(deleteDocument, 409, 'error.document.locked'));
    const { user } = await openCheckout(step);
    await user.click(await screen.findByRole('button', { name: 'Delete front.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Delete file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('is part of your signed contract');
    // It is still there: the document is neither failed nor needed.
    expect(within(await card("Driver's license")).getByText('Submitted')).toBeVisible();
    expect(screen.queryByText('Upload failed')).toBeNull();
    expect(screen.getByText('Thanks, we have everything')).toBeVisible();
  });

  test('is replaced: the new one appears, the old one goes', async () => {
    const service = documentsService(api, [license]);
    const { user } = await openCheckout(step);
    const click = vi.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(await screen.findByRole('button', { name: 'Replace front.jpg' }));
    expect(click).toHaveBeenCalled();
    await user.upload(screen.getByLabelText("Replacement for Driver's license"), fileOf('better.jpg'));
    await waitFor(() => expect(service.stored.map(({ id }) => id)).toEqual(['doc-1']));
    click.mockRestore();
  });

  test('is shown at full size, and a failure to load it can be retried', async () => {
    documentsService(api, [license]);
    api.use(http.get(`${at}/:id`, () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = await openCheckout(step);
    await user.click(await screen.findByRole('button', { name: 'View front.jpg' }));
    const dialog = await screen.findByRole('dialog', { name: 'front.jpg' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent("couldn't load your document");
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('img', { name: 'front.jpg, full view' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Download' })).toBeVisible();
  });

  test('shows a blank page and a note when its thumbnail is empty', async () => {
    documentsService(api, [license]);
    const empty = () => new HttpResponse('', { headers: { 'content-type': 'image/svg+xml' } });
    api.use(http.get(`${at}/:id/thumbnail`, empty));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openCheckout(step);
    await user.click(within(await card("Driver's license")).getByText('Submitted'));
    expect(await screen.findByTitle('No data of thumbnails')).toBeVisible();
    vi.mocked(console.error).mockRestore();
  });
});

test('the summary shows what was submitted and links back and to the next step', async () => {
  documentsService(api, [submitted('doc-9', driversLicenseKey, 'front.jpg')]);
  await openCheckout(`${step}/summary`);
  expect(await screen.findByText(/^front.jpg, added/)).toBeVisible();
  // A document is missing: it is the main action.
  const add = screen.getByRole('link', { name: 'Add missing documents' });
  expect(add).toHaveAttribute('href', step);
});

test('the summary asks for what is missing before the contract', async () => {
  const documents = [
    submitted('doc-1', driversLicenseKey, 'a.jpg'),
    submitted('doc-2', insuranceCardKey, 'b.jpg'),
    missing('w2', 'Proof of income (W-2)'),
  ];
  documentsService(api);
  api.use(...trackerHandlers({ documents }));
  await openCheckout(`${step}/summary`);
  const [add, next] = await screen.findAllByRole('link', { name: /^(Add missing documents|Next: Sign)/ });
  expect([add, next].map((link) => link?.textContent)).toEqual([
    'Add missing documents',
    'Next: Sign Contract',
  ]);
  expect(add!.className).not.toBe(next!.className);
  // No line of a narrow screen ends inside W-2.
  expect(screen.getByText('(W-2)')).toBeVisible();
});

test('the summary says of a refused file that it is not accepted, and why', async () => {
  const license = submitted('doc-1', driversLicenseKey, 'a.jpg');
  const insurance = submitted('doc-2', insuranceCardKey, 'b.jpg');
  documentsService(api, [
    { ...license, status: 'FAIL', reason: 'The picture is too blurred to read.' },
    { ...insurance, status: 'FAIL' },
  ]);
  await openCheckout(`${step}/summary`);
  const row = (file: RegExp) => screen.getByText(file).closest('li');
  await screen.findByText(/^a.jpg, added/);
  expect(row(/^a.jpg, added/)).toHaveTextContent(/The picture is too blurred to read\.Not accepted$/);
  // A refusal without a reason still says what to do.
  expect(row(/^b.jpg, added/)).toHaveTextContent(
    /We couldn't accept this file\. Please replace it\.Not accepted$/,
  );
});
