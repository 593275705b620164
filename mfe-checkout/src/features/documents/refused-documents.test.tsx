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

vi.setConfig({ testTimeout: 30_000 });

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
    await user.click(screen.getByRole('button', { name: 'Replace a.jpg' }));
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
