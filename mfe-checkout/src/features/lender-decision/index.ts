export { ApplicationReceived } from './application-received.tsx';
export { DecisionPage } from './decision-page.tsx';
