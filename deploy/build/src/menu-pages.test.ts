import { describe, expect, it } from 'vitest';
import { matchRoute } from '@forecourt/shared-contracts/releases';
import { findTargets } from './batch/targets.ts';
import { readRemoteConfig } from './build-remote.ts';
import { workspaceDir } from './workspace.ts';

const remotes = findTargets(workspaceDir).filter(({ kind }) => kind === 'remote');
const configs = await Promise.all(remotes.map(({ pkg }) => readRemoteConfig(pkg)));
const routes = configs.flatMap((config) => config.routes);
const items = configs.flatMap(({ name, menu = [] }) => menu.map((item) => ({ ...item, name })));

describe('every item of the menus leads to a page of some remote (SITE-9)', () => {
  it.each(items)('$name: $id', ({ path }) =>
    expect(matchRoute(routes, path.split('?')[0] ?? '')?.route.path).toBeDefined(),
  );
});
