export { measureVisit } from './measure-visit.ts';
