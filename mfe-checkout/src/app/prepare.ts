import type { PrepareContext } from '@forecourt/shared-contracts/react';
import { isOrderPath } from '../domain/order-page.ts';
import { stepInPath } from '../domain/place-from-path.ts';
import { embeddedViews } from '../features/signed-out/index.ts';
import { orderViews } from './order-views.ts';
import { stepViews } from './step-views.ts';

/**
 * Loads the chunk of the step or order page that the path names, and on a host dealer's page the sign-in form, so that the first screen
 * does not wait for it after its data.
 */
export async function prepare({ platform }: PrepareContext): Promise<void> {
  const { pathname } = platform.navigation.current().location;
  const form = platform.placement === 'embedded' ? embeddedViews.load('sign-in') : undefined;
  if (isOrderPath(pathname)) await orderViews.load('order');
  const step = stepInPath(pathname);
  if (step) await stepViews.load(step);
  await form;
}
