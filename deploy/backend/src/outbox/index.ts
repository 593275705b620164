export { createOutbox } from './create-outbox.ts';
export type { Outbox, OutboxMessage } from './outbox.ts';
export { outboxRoutes } from './outbox.routes.ts';
