export { CodeWayIn } from './ui/code-way-in.tsx';
export { PasswordRuleList } from './ui/password-rule-list.tsx';
export { SocialSignIn } from './ui/social-sign-in.tsx';
export { TypedEmailProvider } from './model/typed-email-provider.tsx';
export { useKeepTypedEmail } from './model/use-keep-typed-email.ts';
export { useTypedEmail } from './model/typed-email-context.ts';
export { signInViews } from './views.ts';
