/** The arrows of the architecture, as patterns: a new feature or remote is guarded without editing them. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
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
      name: 'backend-without-stand-ins-and-samples',
      comment: 'The service is the product: deploy/local composes it with stand-ins and sample data.',
      severity: 'error',
      from: { path: '^deploy/backend/src/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { path: '^deploy/(stand-ins|sample-data|local)/' },
    },
    {
      name: 'sample-data-without-stand-ins',
      severity: 'error',
      from: { path: '^deploy/sample-data/src/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { path: '^deploy/(stand-ins|local)/' },
    },
    {
      name: 'backend-domains-through-their-index',
      comment: 'Stand-ins and sample data see of a domain its index and its tables.',
      severity: 'error',
      from: { path: '^deploy/(stand-ins|sample-data)/src/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: {
        path: '^deploy/backend/src/[^/]+/',
        pathNot: '^deploy/backend/src/[^/]+/(index|[^/]+\\.tables)\\.ts$',
      },
    },
    {
      name: 'backend-domain-through-its-index',
      comment: 'A domain of the backend sees of another one its index and its tables.',
      severity: 'error',
      from: { path: '^deploy/backend/src/([^/]+)/', pathNot: '(\\.test\\.ts$|^deploy/backend/src/testing/)' },
      to: {
        path: '^deploy/backend/src/[^/]+/',
        pathNot: '^deploy/backend/src/($1/|[^/]+/(index|[^/]+\\.tables)\\.ts$)',
      },
    },
    {
      name: 'react-only-in-the-react-folder',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: '^shared-contracts/src/(react|flags/react)/' },
      to: {
        path: '(^|/)node_modules/(react|react-dom|react-router-dom|@tanstack/react-query)/',
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
      name: 'feature-domain-is-lowest',
      comment: 'Inside a feature: ui → model → data → domain.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/domain/' },
      to: { path: '^$1/src/features/$2/(data|model|ui)/' },
    },
    {
      name: 'feature-data-below-model-and-ui',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/data/' },
      to: { path: '^$1/src/features/$2/(model|ui)/' },
    },
    {
      name: 'feature-model-below-ui',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/model/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/src/features/$2/ui/' },
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
