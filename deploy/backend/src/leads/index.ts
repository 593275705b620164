export { hasTestDrive, leadsAdopter, leadsOf, removeLeads } from './lead-rows.ts';
export { leadsRoutes } from './leads.routes.ts';
export { sweepLeads } from './sweep-leads.ts';
