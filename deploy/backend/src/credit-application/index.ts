export { applicationPart } from './application-part.ts';
export { applicationsReport } from './application-report.ts';
export { eraseDraft, isForLenders } from './application-rows.ts';
export { creditApplicationRoutes } from './credit-application.routes.ts';
export { knownPerson } from './known-person.ts';
export { sweepApplications } from './sweep-applications.ts';
