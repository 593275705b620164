import { defineRemote } from '@forecourt/shared-contracts/releases';

/** The shell is released like a remote; it exposes nothing and owns no route. */
export default defineRemote({ name: 'shell', container: 'shell', exposes: {}, routes: [] });
