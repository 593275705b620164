import { describe, expect, it } from 'vitest';
import { installedVersion, type PackageInfo } from './package-info.ts';
import { modulesByRoute, sharedModules } from './shared-modules.ts';
import { workspaceDir } from './workspace.ts';

const dir = `${workspaceDir}/deploy/build`;

function packageWith(names: readonly string[], peers: Record<string, string> = {}): PackageInfo {
  const dependencies = Object.fromEntries(names.map((name) => [name, 'catalog:']));
  return { dir, releaseName: 'mfe-any', version: '1.0.0', dependencies, peerDependencies: peers };
}

const everything = packageWith([
  '@chakra-ui/react',
  '@emotion/react',
  '@forecourt/shared-contracts',
  '@forecourt/shared-design',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-router-dom',
]);

describe('what a package shares', () => {
  it.each([
    ['react', { singleton: true, strictVersion: true }],
    ['react/jsx-runtime', { singleton: true, strictVersion: true }],
    ['react-dom', { singleton: true, strictVersion: true }],
    ['react-dom/client', { singleton: true, strictVersion: true }],
    ['@forecourt/shared-contracts', { singleton: true, strictVersion: true }],
    ['@forecourt/shared-contracts/react', { singleton: false, strictVersion: false }],
    ['@forecourt/shared-design', { singleton: false, strictVersion: false }],
    ['@forecourt/shared-design/forms', { singleton: false, strictVersion: false }],
  ])('%s', (request, policy) => {
    expect(sharedModules(everything)[request]).toMatchObject(policy);
  });

  it('is nothing else: Chakra, emotion, router, query and other subpaths are bundled by each user', () => {
    expect(Object.keys(sharedModules(everything))).toHaveLength(8);
  });

  it('is loaded by every page, except the forms, which only the routes that use them load', () => {
    expect(modulesByRoute(Object.keys(sharedModules(everything)))).toEqual([
      '@forecourt/shared-design/forms',
    ]);
  });

  it('is limited to the dependencies in its package.json', () => {
    expect(Object.keys(sharedModules(packageWith(['react'])))).toEqual(['react', 'react/jsx-runtime']);
  });

  it('requires the range in peerDependencies, otherwise the installed minor', () => {
    const shared = sharedModules(packageWith(['react', 'react-dom'], { react: '^19.0.0' }));
    const [major, minor] = installedVersion('react-dom', dir).split('.');
    expect(shared.react?.requiredVersion).toBe('^19.0.0');
    expect(shared['react-dom']?.requiredVersion).toBe(`^${major}.${minor}.0`);
  });

  it('fails for a package that is not installed', () => {
    expect(() => installedVersion('@forecourt/nowhere', dir)).toThrow(
      '@forecourt/nowhere is not installed for build.',
    );
  });
});
