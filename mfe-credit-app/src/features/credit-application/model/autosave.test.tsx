import { act } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type ApiClient } from '@forecourt/shared-contracts';
import {
  putCreditApplication,
  type Answers,
  type CreditApplication,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';
import { renderRemote } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../../testing/cart-fixture.ts';
import { useQuestionForm, type QuestionForm } from './use-question-form.ts';

type Reply = 'ok' | 'refused' | 'lost';
type Scheduler = fc.Scheduler;

const platform = await createTestPlatform();

function draftOf(answers: object, revision = 1): CreditApplication {
  return {
    id: '3f1d1c86-5c1e-4d24-9a55-3f6d0a7d1a11',
    revision,
    updatedAt: '2026-06-15T02:30:00.000Z',
    answers: answers as CreditApplication['answers'],
    birthYears: { applicant: null, second: null },
    faults: [],
    ssnLast4: null,
  };
}

/** A server whose calls arrive and are answered in any order, whose replies may be lost. */
function serverOf(scheduler: Scheduler, replies: readonly Reply[]) {
  const server = {
    draft: draftOf({ name: { firstName: 'start', middleName: '', lastName: '' } }),
    sent: 0,
    puts: 0,
  };
  const step = (label: string) => scheduler.schedule(Promise.resolve(), label);
  const fail = (kind: 'network' | 'changed') =>
    new ApiFailure(
      kind === 'network'
        ? { kind, correlationId: '' }
        : { kind: 'http', status: 409, code: 'error.application.changed', correlationId: '' },
      'test',
    );
  const call = async ({ id }: { id: string }, input?: { body?: { revision: number; answers: Answers } }) => {
    const reply = replies[server.sent++] ?? 'ok';
    await step('arrives');
    if (reply === 'refused') throw fail('network');
    if (id === putCreditApplication.id && input?.body) {
      if (input.body.revision !== server.draft.revision) throw fail('changed');
      server.puts += 1;
      server.draft = draftOf({ ...server.draft.answers, ...input.body.answers }, server.draft.revision + 1);
    }
    const application = server.draft;
    await step('is answered');
    if (reply === 'lost') throw fail('network');
    return { application };
  };
  return { server, client: { call } as unknown as ApiClient };
}

async function openPage(client: ApiClient, page: PageId, application: CreditApplication) {
  let form: QuestionForm | undefined;
  const facts = { purchaseType: 'Finance', todayOn: '2026-06-15' } as const;
  function Page() {
    form = useQuestionForm({ page, application, facts, cart: cartFixture({}), onDone: () => undefined });
    return null;
  }
  const view = await renderRemote({ RemoteApp: Page }, { ...platform, client });
  const now = () => form as QuestionForm;
  return {
    now,
    type: (name: string, text: string) =>
      act(async () => now().form.setValue(name, text, { shouldDirty: true })),
    leave: () => view.unmount(),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const reply = (scheduler: Scheduler) =>
  act(async () => {
    if (scheduler.count() > 0) await scheduler.waitOne();
  });
async function replyToAll(scheduler: Scheduler): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    while (scheduler.count() > 0) {
      await reply(scheduler);
      quiet = 0;
    }
    await pass(0);
  }
}

const commands = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('type' as const),
      text: fc.constantFrom('start', 'Ada', 'Adaline'),
    }),
    fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(400, 1000) }),
    fc.record({ kind: fc.constantFrom('reply' as const, 'elsewhere' as const) }),
  ),
  { maxLength: 14 },
);

describe('autosave (P13)', () => {
  it.each([
    ['every reply arrives', fc.constant<Reply[]>([])],
    [
      'replies are slow, refused and lost',
      fc.array(fc.constantFrom<Reply>('ok', 'refused', 'lost'), { maxLength: 6 }),
    ],
  ] as const)(
    'what is stored is a state that the buyer had, and at rest the last one, when %s',
    async (_row, losses) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), commands, losses, async (scheduler, steps, replies) => {
          const { server, client } = serverOf(scheduler, replies);
          const page = await openPage(client, 'name', server.draft);
          const had = new Set(['start']);
          let elsewhere = 0;
          const stored = () => server.draft.answers.name?.firstName ?? '';
          for (const step of steps) {
            if (step.kind === 'type') {
              had.add(step.text);
              await page.type('firstName', step.text);
            } else if (step.kind === 'pass') await pass(step.ms);
            else if (step.kind === 'reply') await reply(scheduler);
            else {
              elsewhere += 1;
              const answers = {
                ...server.draft.answers,
                contact: { phoneNumber: `${elsewhere}`, email: '' },
              };
              server.draft = draftOf(answers, server.draft.revision + 1);
            }
            // A crash at this point restores this.
            expect(had).toContain(stored());
          }
          const last = page.now().form.getValues('firstName');
          await pass(1000);
          await replyToAll(scheduler);
          if (page.now().trouble === 'failed') void page.now().keep();
          await replyToAll(scheduler);
          if (server.sent >= replies.length && page.now().trouble === undefined) {
            expect(page.now().theirs).toBeUndefined();
            expect(stored()).toBe(last);
          }
          expect(server.draft.answers.contact?.phoneNumber).toBe(
            elsewhere === 0 ? undefined : `${elsewhere}`,
          );
          page.leave();
        }),
        { numRuns: 200 },
      );
    },
  );

  it('a date of birth is sent by no autosave and is in no storage, whatever is typed and however the page is left', async () => {
    const typed = fc.array(fc.tuple(fc.stringMatching(/^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/), fc.boolean()), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), typed, async (scheduler, steps) => {
        const { server, client } = serverOf(scheduler, []);
        const page = await openPage(client, 'birth-date', server.draft);
        for (const [text, rests] of steps) {
          await page.type('birthDate', text);
          if (rests) await pass(1000);
          expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(text);
        }
        page.leave();
        await pass(1000);
        expect(server.sent).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});
