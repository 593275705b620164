export {
  usePersonalPayments,
  type PersonalDeskProps,
  type PersonalNoticeProps,
  type PersonalPayments,
} from './personal-payments.ts';
export { PersonalPaymentsProvider } from './personal-payments-provider.tsx';
