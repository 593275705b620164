export { embeddedSignOut, embeddedViews } from './embedded-views.ts';
export { SignedOut } from './signed-out.tsx';
