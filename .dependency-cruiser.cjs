/** The arrows of the architecture, as patterns: a new feature or remote is guarded without editing them. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'remote-not-to-remote-shell-deploy',
      comment: 'A remote knows no other remote, not the shell and not deploy (its build script excepted).',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(mfe-[^/]+|shell|deploy)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-not-to-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-[^/]+|deploy)/' },
    },
    {
      name: 'contracts-import-nobody',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: '^(mfe-[^/]+|shell|deploy|shared-design)/' },
    },
    {
      name: 'design-imports-contracts-only',
      severity: 'error',
      from: { path: '^shared-design/' },
      to: { path: '^(mfe-[^/]+|shell|deploy)/' },
    },
    {
      name: 'deploy-never-a-remotes-source',
      severity: 'error',
      from: { path: '^deploy/' },
      to: { path: '^(mfe-[^/]+|shell)/src/' },
    },
    {
      name: 'react-only-in-the-react-folder',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: '^shared-contracts/src/(react|flags/react)/' },
      to: {
        path: '(^|/)node_modules/(react|react-dom|react-router-dom|react-i18next|@tanstack/react-query)/',
      },
    },
    {
      name: 'feature-through-its-index',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/' },
      to: {
        path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/',
        pathNot: '^$1/src/features/($2/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'app-through-feature-index',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/(app|federation)/' },
      to: { path: '^$1/src/features/[^/]+/', pathNot: '^$1/src/features/[^/]+/index\\.tsx?$' },
    },
    {
      name: 'domain-and-platform-are-below-features',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/(domain|platform)/' },
      to: { path: '^$1/src/(features|app|federation)/' },
    },
    {
      name: 'app-below-federation',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/(app|features)/' },
      to: { path: '^$1/src/federation/' },
    },
    {
      name: 'feature-below-app',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/features/' },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'testing-for-tests',
      severity: 'error',
      from: { path: '/src/', pathNot: '(\\.(test|spec)\\.tsx?$|/testing/)' },
      to: { path: '/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data|node_modules|fixtures)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
