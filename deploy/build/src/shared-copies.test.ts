import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { afterEach, describe, expect, it } from 'vitest';
import { sharedModules } from './shared-modules.ts';
import { workspaceDir } from './workspace.ts';

const { CurrentGlobal, ModuleFederation } = runtimeCore;

const design = '@forecourt/shared-design';
const forms = '@forecourt/shared-design/forms';
const texts = '@forecourt/shared-contracts/react';
const contracts = '@forecourt/shared-contracts';

/** How packages of ours share; releases differ in their versions alone. */
const policies = sharedModules({
  dir: `${workspaceDir}/deploy/build`,
  releaseName: 'mfe-any',
  version: '1.0.0',
  dependencies: { [contracts]: 'workspace:*', [design]: 'workspace:*' },
  peerDependencies: {},
});

const names = new Set<string>();
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(CurrentGlobal.__FEDERATION__.__SHARE__, name);
});

/** The shared modules of one page. */
type SharedScope = InstanceType<typeof ModuleFederation>['shareScopeMap'][string];

/**
 * A release in a page, which brings a module at a version and asks for the minor that it was built with. `load` answers whose copy it
 * gets, as `shell 2.0.0`, in the runtime that shell and remotes use.
 */
function release(request: string, label: string, scope: SharedScope) {
  const [name = '', version = ''] = label.split(' ');
  const [major, minor] = version.split('.');
  const policy = policies[request];
  if (!policy) throw new Error(`${request} is not shared`);
  const { singleton, strictVersion } = policy;
  const shareConfig = { singleton, strictVersion, eager: false, requiredVersion: `^${major}.${minor}.0` };
  const get = () => Promise.resolve(() => label);
  names.add(name);
  const instance = new ModuleFederation({
    name,
    remotes: [],
    shared: { [request]: [{ version, scope: ['default'], shareConfig, get }] },
  });
  instance.initShareScopeMap('default', scope);
  void instance.initializeSharing('default');
  return {
    async load(): Promise<string> {
      const asked = { customShareInfo: { scope: ['default'], shareConfig } };
      const factory = (await instance.loadShare(request, asked)) as false | (() => string);
      // What a build does when the page has none that fits.
      return factory === false ? label : factory();
    },
  };
}

describe('F09, F10: a remote beside a shell with another version of a shared module', () => {
  it.each([
    ['of the same version uses the shell’s', design, 'shell 2.0.0', 'mfe-a 2.0.0', 'shell 2.0.0'],
    ['of a patch before uses the shell’s', design, 'shell 2.0.1', 'mfe-a 2.0.0', 'shell 2.0.1'],
    ['of a minor before uses the shell’s', design, 'shell 2.1.0', 'mfe-a 2.0.0', 'shell 2.1.0'],
    ['of a major before brings its own', design, 'shell 2.0.0', 'mfe-a 1.9.0', 'mfe-a 1.9.0'],
    ['of a minor after brings its own', design, 'shell 2.0.0', 'mfe-a 2.1.0', 'mfe-a 2.1.0'],
    ['of a major after brings its own', design, 'shell 2.0.0', 'mfe-a 3.0.0', 'mfe-a 3.0.0'],
    ['of a major before brings its own forms', forms, 'shell 2.0.0', 'mfe-a 1.9.0', 'mfe-a 1.9.0'],
    ['of a major before brings its own texts', texts, 'shell 2.0.0', 'mfe-a 1.9.0', 'mfe-a 1.9.0'],
  ])('%s (%s)', async (_case, request, ofShell, ofRemote, used) => {
    const scope: SharedScope = {};
    const shell = release(request, ofShell, scope);
    expect(await shell.load()).toBe(ofShell);
    expect(await release(request, ofRemote, scope).load()).toBe(used);
    expect(await shell.load(), 'the shell keeps its own').toBe(ofShell);
    const later = ofShell.replace('shell', 'mfe-b');
    expect(await release(request, later, scope).load(), 'a remote of today uses the shell’s').toBe(ofShell);
  });

  it('brings its own copy also of a module that the page has not loaded yet', async () => {
    const scope: SharedScope = {};
    release(forms, 'shell 2.0.0', scope);
    expect(await release(forms, 'mfe-a 1.9.0', scope).load()).toBe('mfe-a 1.9.0');
    expect(await release(forms, 'mfe-b 2.0.0', scope).load()).toBe('shell 2.0.0');
  });

  it('is refused when it asks for another major of the contract, of which a page has one', async () => {
    const scope: SharedScope = {};
    const shell = release(contracts, 'shell 2.0.0', scope);
    await shell.load();
    await expect(release(contracts, 'mfe-a 1.9.0', scope).load()).rejects.toThrow(/does not satisfy/);
    expect(await shell.load()).toBe('shell 2.0.0');
  });
});
