import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { getFulfillment, reportReceived, type Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { appointmentFixture, fulfillmentFixture } from '../../testing/fulfillment-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/fulfillment/FC-1001';
const appointment = appointmentFixture();
const unconfirmed: Fulfillment = fulfillmentFixture({ status: 'Unconfirmed', appointment, canChange: true });

/** The server's side of the appointment; tests change it. */
function serve() {
  const server = { now: unconfirmed };
  const delivery = { type: appointment.type, appointmentTime: appointment.startAt };
  api.use(...trackerHandlers({ signing: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] } }));
  api.use(
    answer(getOrder, () => {
      const { status, isReceived = false } = server.now;
      const isHandOverMissed = status === 'Unconfirmed' && !isReceived;
      return { data: orderFixture({ delivery, isHandOverMissed }) };
    }),
    answer(getFulfillment, () => server.now),
  );
  return server;
}

/** Opens the step and waits for its question: its screens load on first use. */
async function openStep() {
  const opened = await openCheckout(base);
  await screen.findByRole('button', { name: 'Yes, I have it' });
  return opened;
}

type User = Awaited<ReturnType<typeof openCheckout>>['user'];
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

describe('an appointment that nobody has confirmed', () => {
  test('asks whether the car came, and offers another time', async () => {
    serve();
    const { user, path } = await openStep();
    screen.getByRole('heading', { level: 1, name: /^Did your car arrive on Thursday, Jun\s18\?$/ });
    expect(screen.getByText('Let us know it arrived safely.')).toBeVisible();
    expect(screen.getAllByText('Needs Attention').length).toBeGreaterThan(1);
    expect((await shownSteps()).at(-1)).toMatchObject({ status: 'Needs Attention' });
    expect(await screen.findByText(/^Or call/)).toBeVisible();
    expect(screen.getAllByText(/pick a new time/i)).toHaveLength(1);
    await press(user, 'No, pick a new time');
    expect(path()).toBe(`${base}/change`);
  });

  test('sends the dealer that the buyer has it, once, and says so', async () => {
    const server = serve();
    const sent: unknown[] = [];
    const receive = answer(reportReceived, ({ body }) => {
      sent.push(body);
      return (server.now = { ...unconfirmed, isReceived: true });
    });
    api.use(receive);
    const { user } = await openStep();
    await user.dblClick(await screen.findByRole('button', { name: 'Yes, I have it' }));
    const note = await screen.findByText(/^We sent your answer to the dealer\./);
    expect(note.closest('[role=status]')).toBeVisible();
    const heading = screen.getByRole('heading', { level: 1, name: 'You have your car' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(sent).toEqual([{ appointmentId: appointment.id }]);
    expect(screen.queryByRole('button', { name: /Yes, I|No, pick|Cancel appointment/ })).toBeNull();
    expect(screen.queryByText('Needs Attention')).toBeNull();
    expect((await shownSteps()).at(-1)).toMatchObject({ status: 'Completed' });
  });

  test('keeps the question after a failure, and can be answered again', async () => {
    const server = serve();
    api.use(refuse(reportReceived, 500, 'error.internal'));
    const { user } = await openStep();
    await press(user, 'Yes, I have it');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Please try again/);
    api.use(answer(reportReceived, () => (server.now = { ...unconfirmed, isReceived: true })));
    await press(user, 'Yes, I have it');
    expect(await screen.findByText(/^We sent your answer to the dealer\./)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is shown as it is now where the dealer has confirmed it meanwhile', async () => {
    const server = serve();
    api.use(refuse(reportReceived, 409, 'error.fulfillment.changedMeanwhile'));
    const { user } = await openStep();
    server.now = { ...unconfirmed, status: 'Completed', canChange: false };
    await press(user, 'Yes, I have it');
    expect(await screen.findByRole('heading', { level: 1, name: /^Delivered/ })).toBeVisible();
  });

  test('has passed, so that it can be moved but not canceled', async () => {
    serve();
    await openStep();
    expect(screen.getByRole('button', { name: 'No, pick a new time' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Cancel appointment|Reschedule/ })).toBeNull();
  });
});
