import type { Prequalification } from '@forecourt/shared-contracts/prequalification';

/** What each screen is given: how the pre-qualification stands. */
export interface ScreenProps {
  readonly prequalification: Prequalification;
}
