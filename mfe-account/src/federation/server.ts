import { createRemoteRenderer } from '@forecourt/shared-contracts/react/server';
import { createServerStyles } from '@forecourt/shared-design/server';
import * as app from '../app/remote-app.tsx';

export const render = createRemoteRenderer({ name: 'mfe-account', app, styles: createServerStyles });
