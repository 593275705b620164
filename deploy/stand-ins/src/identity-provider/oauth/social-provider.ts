/** Outside providers as `identity_provider` spells them, each with the name that people know. */
export const socialProviders = {
  Google: 'Google',
  Facebook: 'Facebook',
  SignInWithApple: 'Apple',
} as const;

/** An outside provider by its name in the protocol. */
export type SocialProviderName = keyof typeof socialProviders;

/** Whether a text names a provider. */
export function isSocialProvider(text: string): text is SocialProviderName {
  return Object.hasOwn(socialProviders, text);
}
