import { standInPage, type Html, type StandInPage } from '../page/stand-in-page.ts';

/** One page of the stand-in provider. */
export type SandboxPage = Omit<StandInPage, 'serviceName' | 'note'>;

/** The layout of each page of the stand-in. */
export function sandboxPage(page: SandboxPage): Html {
  return standInPage({
    ...page,
    serviceName: 'Sample identity provider',
    note: 'Sandbox: no pictures are taken or sent to anyone.',
  });
}
