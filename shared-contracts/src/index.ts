export { ApiFailure, httpFailure, isApiFailure } from './http/api-failure.ts';
export type { ApiFailureReason, HttpFailure } from './http/api-failure.ts';
export type { ApiClient, ApiInput, ApiInputArgs, UploadFile, UploadProgress } from './http/api-client.ts';
export type { EventBus, EventEnvelope } from './events/event-bus.ts';
export type { EventName, EventPayload } from './events/event-definitions.ts';
export { flagDefaults } from './flags/flag-definitions.ts';
export type { FlagKey, FlagValue } from './flags/flag-definitions.ts';
export type { Flags } from './flags/flags.ts';
export type {
  Navigation,
  NavigationAction,
  NavigationLocation,
  NavigationUpdate,
} from './navigation/navigation.ts';
export type { Platform } from './platform/platform.ts';
export type {
  Accounts,
  CodeChannel,
  CodeOutcome,
  CodeRequest,
  CodeVerdict,
  EmailCode,
  ResetOutcome,
  SignUpDetails,
  SignUpOutcome,
} from './session/accounts.ts';
export type {
  AccountDetails,
  AccountName,
  DetailsAnswer,
  OwnChange,
  OwnCodeOutcome,
  OwnCodeVerdict,
  PasswordChangeOutcome,
} from './session/own-account.ts';
export type {
  CodeSignInOutcome,
  PasswordCredentials,
  Session,
  SessionState,
  SignInOutcome,
} from './session/session.ts';
export type { SessionUser } from './session/session-user.ts';
export { postSocialResponse } from './session/sign-in-window.ts';
export type {
  FinishedSocial,
  SocialOutcome,
  SocialProvider,
  SocialRefusal,
  SocialRequest,
  SocialSignInActions,
} from './session/social.ts';
export type { PlatformStorage, StoragePort } from './storage/storage-port.ts';
export { keptIdempotencyKey } from './storage/kept-key.ts';
export { createUuid } from './platform/uuid.ts';
export type { OwnedPlatform } from './platform/create-platform.ts';
export type { MemoryPlace } from './platform/memory-parts.ts';
export type { PlatformDeps } from './platform/platform-parts.ts';
export { getPlatform, startPlatform } from './platform/start-platform.ts';
export { startEmbeddedPlatform } from './platform/start-embedded-platform.ts';
export type { EmbeddedPlatform } from './platform/start-embedded-platform.ts';
export { safeTarget } from './navigation/safe-target.ts';
