export { prequalificationQuery, usePrequalificationCall } from './prequalification.queries.ts';
