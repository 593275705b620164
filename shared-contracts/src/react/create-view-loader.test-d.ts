import type { ComponentProps, ComponentType } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import { defineRemote, type RemoteConfig, type RemoteRoute } from '../releases/index.ts';
import type { StepId } from '../progress/index.ts';
import { createViewLoader } from './create-view-loader.tsx';

interface StepProps {
  readonly status: 'READY' | 'COMPLETED';
}
declare const step: () => Promise<ComponentType<StepProps>>;

describe('the views of a remote', () => {
  const views = createViewLoader<'insurance' | 'payment', StepProps>({ insurance: step, payment: step });

  it('are loaded and rendered by their ids, with the view’s own props', () => {
    expectTypeOf(views.load).parameter(0).toEqualTypeOf<'insurance' | 'payment'>();
    expectTypeOf(views.load('insurance')).resolves.toEqualTypeOf<ComponentType<StepProps>>();
    expectTypeOf<ComponentProps<typeof views.View>['status']>().toEqualTypeOf<'READY' | 'COMPLETED'>();
  });

  it('do not compile with an id missing, or another', () => {
    // @ts-expect-error -- payment has no view
    void (() => createViewLoader<'insurance' | 'payment', StepProps>({ insurance: step }));
    // @ts-expect-error -- there is no view `schedule`
    void (() => views.load('schedule'));
    // @ts-expect-error -- the other steps have no view
    void (() => createViewLoader<StepId, StepProps>({ insurance: step }));
  });
});

describe('the routes of a remote', () => {
  it('name a skeleton and chunks', () => {
    expectTypeOf(defineRemote).returns.toEqualTypeOf<RemoteConfig>();
    expectTypeOf<RemoteRoute['skeleton']>().not.toEqualTypeOf<string>();
    expectTypeOf<RemoteConfig['routes']>().toEqualTypeOf<RemoteRoute[]>();
  });

  it('do not compile with a skeleton that the edge does not have', () => {
    const remote = { name: 'mfe-demo', container: 'demo', exposes: {} };
    void (() =>
      // @ts-expect-error -- there is no skeleton `poster`
      defineRemote({ ...remote, routes: [{ id: 'demo', path: '/demo', skeleton: 'poster', chunks: [] }] }));
  });
});
