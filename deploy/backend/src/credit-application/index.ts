export { applicationPart } from './application-part.ts';
export { applicationsReport } from './application-report.ts';
export { eraseDraft } from './application-rows.ts';
export { creditApplicationRoutes } from './credit-application.routes.ts';
export { knownPerson } from './known-person.ts';
