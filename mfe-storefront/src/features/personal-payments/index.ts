export { PersonalPaymentsProvider } from './model/personal-payments-provider.tsx';
export {
  type PersonalLoaderProps,
  type PersonalPayments,
  usePersonalPayments,
} from './model/personal-payments.ts';
export { personalPaymentsViews } from './views.ts';
