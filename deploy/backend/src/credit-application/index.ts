export { applicationPart } from './application-part.ts';
export { eraseApplications } from './application-rows.ts';
export { creditApplicationRoutes } from './credit-application.routes.ts';
export { knownPerson } from './known-person.ts';
