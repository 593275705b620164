export { PersonalPaymentsProvider } from './model/personal-payments-provider.tsx';
export { type PersonalDeskProps, usePersonalPayments } from './model/personal-payments.ts';
export { personalPaymentsViews } from './views.ts';
