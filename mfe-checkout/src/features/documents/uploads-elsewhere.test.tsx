import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { driversLicenseKey, uploadDocuments } from '@forecourt/shared-contracts/documents';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { documentsService, fileOf, submittedDocument } from '../../testing/documents-service.ts';
import { openCheckout } from '../../testing/open-checkout.ts';

const api = startApi();
const step = '/progress/FC-1001/doc-upload';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

/** Whether the browser would ask before this page is left. */
function isAskedBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
const upload = async (user: Awaited<ReturnType<typeof openCheckout>>['user']) =>
  user.upload(await screen.findByLabelText("Files for Driver's license"), fileOf('front.jpg'));

test('leaving the page during an upload asks for confirmation on every step, and no longer afterwards', async () => {
  documentsService(api);
  let finish = () => {};
  const sent = new Promise<void>((resolve) => (finish = resolve));
  api.use(
    answer(uploadDocuments, async () => {
      await sent;
      return { documents: [] };
    }),
  );
  const { user } = await openCheckout(step);
  await screen.findByRole('heading', { level: 1 });
  expect(isAskedBeforeLeaving()).toBe(false);
  await upload(user);
  await screen.findByRole('progressbar', { name: 'front.jpg' });
  expect(isAskedBeforeLeaving()).toBe(true);
  await user.click(screen.getAllByRole('link', { name: /Verify ID/ })[0]!);
  await waitFor(() => expect(screen.queryByLabelText("Files for Driver's license")).toBeNull());
  expect(isAskedBeforeLeaving()).toBe(true);
  documentsService(api, [submittedDocument('doc-1', driversLicenseKey, 'front.jpg')]);
  finish();
  await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
});

test('uploads and deletions are posted to the other tabs', async () => {
  documentsService(api);
  const { user, platform } = await openCheckout(step);
  const received = vi.fn();
  const tab = new BroadcastChannel(`forecourt.${platform.tenant.id}.order.FC-1001`);
  tab.onmessage = received;
  await upload(user);
  await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  await user.click(await screen.findByRole('button', { name: 'Delete file-1.jpg' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete file' }));
  await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
  tab.close();
});
