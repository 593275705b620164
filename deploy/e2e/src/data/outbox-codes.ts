import { expect, type Page } from '@playwright/test';

interface OutboxMessage {
  readonly id: string;
  readonly body: string;
}

async function messagesTo(page: Page, recipient: string): Promise<readonly OutboxMessage[]> {
  return page.evaluate(async (to) => {
    const answer = await fetch(`/_sandbox/outbox.json?recipient=${encodeURIComponent(to)}`);
    return ((await answer.json()) as { messages: OutboxMessage[] }).messages;
  }, recipient);
}

/** Number of messages in the sandbox for a recipient. The tab must show a page of the tenant's site. */
export async function messageCount(page: Page, recipient: string): Promise<number> {
  return (await messagesTo(page, recipient)).length;
}

/** The code of the newest message to a recipient, once there are more than `before` of them. */
export async function newestCode(page: Page, recipient: string, before: number): Promise<string> {
  await expect.poll(() => messageCount(page, recipient), recipient).toBeGreaterThan(before);
  const [newest] = await messagesTo(page, recipient);
  return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? '';
}

/** A code that differs from the given one. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
