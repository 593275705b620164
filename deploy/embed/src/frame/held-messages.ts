import type { FrameMessageBody } from '../protocol/messages.ts';

/** Messages to a host that has not answered yet. */
export interface HeldMessages {
  send(body: FrameMessageBody): void;
  /** Sends what was held, in the order of the last change, and everything later at once. */
  release(): void;
}

/** What a message reports the state of; undefined for one that means nothing once it is late. */
function subjectOf(body: FrameMessageBody): string | undefined {
  if (body.type === 'event') return body.event.name === 'analytics' ? undefined : `event ${body.event.name}`;
  return body.type === 'dialog' || body.type === 'token-wanted' ? undefined : body.type;
}

/**
 * Holds messages back until `release`: of each state only the latest, so that a host which never answers costs
 * nothing. Analytics, dialogs and requests for a token are dropped.
 */
export function holdMessages(post: (body: FrameMessageBody) => void): HeldMessages {
  const held = new Map<string, FrameMessageBody>();
  let isReleased = false;
  return {
    send(body) {
      if (isReleased) return post(body);
      const subject = subjectOf(body);
      if (!subject) return undefined;
      held.delete(subject);
      held.set(subject, body);
      return undefined;
    },
    release() {
      isReleased = true;
      for (const body of held.values()) post(body);
      held.clear();
    },
  };
}
