import type { Prequalification } from '@forecourt/shared-contracts/prequalification';

/** Props of each screen: the state of the pre-qualification. */
export interface ScreenProps {
  readonly prequalification: Prequalification;
}
