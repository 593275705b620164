export { EmbedEventSchema } from './embed-event.ts';
export type { EmbedEvent } from './embed-event.ts';
export type { EmbedLocation, EmbedRequest, MountedEmbed } from './embed-request.ts';
export type { HostSession } from './host-session.ts';
