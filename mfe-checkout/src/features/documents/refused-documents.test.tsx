import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  driversLicenseKey,
  insuranceCardKey,
  type DealDocument,
} from '@forecourt/shared-contracts/documents';
import { startApi } from '@forecourt/shared-contracts/testing';
import { documentsService, fileOf, submittedDocument } from '../../testing/documents-service.ts';
import { openCheckout } from '../../testing/open-checkout.ts';

const api = startApi();
const step = '/progress/FC-1001/doc-upload';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

const refused = (id: string, fileName: string): DealDocument => ({
  ...submittedDocument(id, driversLicenseKey, fileName),
  status: 'FAIL',
  reason: 'The picture is too blurred to read.',
});
const insurance = submittedDocument('old-9', insuranceCardKey, 'card.jpg');
const license = () => screen.findByRole('region', { name: "Driver's license" });

describe('once the contract is signed', () => {
  const signing = { status: 'Signed' as const, signersCompleted: ['buyer'] };

  test('a refused file can be replaced, and an accepted one can only be viewed', async () => {
    const service = documentsService(api, [refused('old-1', 'a.jpg'), insurance], { signing });
    const { user } = await openCheckout(step);
    expect(await screen.findByRole('button', { name: 'Delete a.jpg' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'View card.jpg' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Replace card.jpg' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete card.jpg' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose another file: a.jpg' }));
    await user.upload(screen.getByLabelText("Replacement for Driver's license"), fileOf('better.jpg'));
    await waitFor(() => expect(service.stored.map(({ id }) => id)).toEqual(['old-9', 'doc-1']));
    expect(await within(await license()).findByText('Submitted')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Replace|Delete) file-1/ })).toBeNull();
  });

  test('nothing says that accepted files can still be replaced', async () => {
    const accepted = submittedDocument('old-1', driversLicenseKey, 'a.jpg');
    documentsService(api, [accepted, insurance], { signing });
    await openCheckout(step);
    expect(await screen.findByText('You can still view your documents.')).toBeVisible();
    expect(screen.queryByText(/replace/i)).toBeNull();
  });
});

test('before the contract is signed, accepted files can be replaced', async () => {
  documentsService(api, [submittedDocument('old-1', driversLicenseKey, 'a.jpg'), insurance]);
  await openCheckout(step);
  expect(await screen.findByText('You can still view or replace your documents.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace a.jpg' })).toBeInTheDocument();
});

describe('a file that is added to a card with a refused one', () => {
  test.each([
    ['chosen', "Files for Driver's license"],
    ['photographed', "Photo of Driver's license"],
  ])('replaces it when it is %s', async (_how, label) => {
    const service = documentsService(api, [refused('old-1', 'a.jpg'), insurance]);
    const { user } = await openCheckout(step);
    const input = within(await license()).getByLabelText<HTMLInputElement>(label);
    input.removeAttribute('accept');
    await user.upload(input, fileOf('better.jpg'));
    expect(await screen.findByText('Thanks, we have everything')).toBeVisible();
    expect(service.stored.map(({ id }) => id)).toEqual(['old-9', 'doc-1']);
  });

  test('replaces the first, and the next file the second', async () => {
    const service = documentsService(api, [refused('old-1', 'a.jpg'), refused('old-2', 'b.jpg'), insurance]);
    const { user } = await openCheckout(step);
    const files = within(await license()).getByLabelText("Files for Driver's license");
    await user.upload(files, [fileOf('front.jpg'), fileOf('back.jpg'), fileOf('more.jpg')]);
    expect(await screen.findByText('Thanks, we have everything')).toBeVisible();
    await waitFor(() =>
      expect(service.stored.map(({ id }) => id)).toEqual(['old-9', 'doc-1', 'doc-2', 'doc-3']),
    );
  });

  test('keeps what it replaces, and its row, until another one is chosen in place of one that cannot be sent', async () => {
    const service = documentsService(api, [submittedDocument('old-1', driversLicenseKey, 'a.jpg')]);
    const { user } = await openCheckout(step);
    await user.click(within(await license()).getByText('Submitted'));
    await user.click(await screen.findByRole('button', { name: 'Replace a.jpg' }));
    const replacement = screen.getByLabelText<HTMLInputElement>("Replacement for Driver's license");
    replacement.removeAttribute('accept');
    await user.upload(replacement, fileOf('IMG_0001.HEIC'));
    await user.click(await screen.findByRole('button', { name: 'Choose another file' }));
    // Nothing has been chosen yet.
    expect(screen.getByText('IMG_0001.HEIC')).toBeVisible();
    await user.upload(replacement, fileOf('better.jpg'));
    await waitFor(() => expect(service.stored.map(({ id }) => id)).toEqual(['doc-1']));
    expect(screen.queryByText('IMG_0001.HEIC')).toBeNull();
  });
});
