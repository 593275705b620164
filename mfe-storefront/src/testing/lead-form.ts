import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The receipt of a lead. */
export const receiptFixture = { reference: 'L-7K3F-9QAB', receivedAt: '2026-06-15T12:00:00.000Z' };

const titles = { contact: 'Contact Test Dealer', 'test-drive': 'Request a test drive' };
const openers = { contact: 'Contact dealer', 'test-drive': 'Request a test drive' };

/** A kind of lead. */
export type LeadKind = keyof typeof titles;

/** Waits for the open form. */
export async function findLeadForm(kind: LeadKind) {
  return within(await screen.findByRole('dialog', { name: titles[kind] }, { timeout: 15_000 }));
}

/** Opens the form by the first button of the page. */
export async function pressLeadButton(kind: LeadKind) {
  const [button] = await screen.findAllByRole('button', { name: openers[kind] });
  await userEvent.click(button as HTMLElement);
  return findLeadForm(kind);
}

/** Types Ann's names and email. */
export async function typePerson(form: Awaited<ReturnType<typeof findLeadForm>>): Promise<void> {
  await userEvent.type(form.getByLabelText('First name'), 'Ann');
  await userEvent.type(form.getByLabelText('Last name'), 'Lee');
  await userEvent.type(form.getByLabelText('Email'), 'ann@example.com');
}

/** The button that sends the form. */
export const sendButton = () => screen.getByRole('button', { name: /Send to Dealer|Send request/ });

/** Waits for the view of a failed submission. */
export async function findNotSent() {
  return within(
    await screen.findByRole('dialog', { name: 'Your message was not sent.' }, { timeout: 15_000 }),
  );
}
