export { feedRoutes } from './feed.routes.ts';
export { makeOperatorKey } from './operator-key.ts';
