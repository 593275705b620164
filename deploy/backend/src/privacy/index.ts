export type { AccountEraser, DescribeAccount, DescribePrequalification } from './privacy-deps.ts';
export { privacyRoutes } from './privacy.routes.ts';
export { privacySandboxRoutes } from './privacy-sandbox.routes.ts';
