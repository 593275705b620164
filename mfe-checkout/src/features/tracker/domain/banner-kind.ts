import type { StepId } from '@forecourt/shared-contracts/progress';

/** The banner above the menu: none, a message alone, or a message with the 'Time spent' timer (TRACK-16). */
export type BannerKind = 'none' | 'message' | 'timer';

const bannerSteps: readonly (StepId | undefined)[] = ['insurance', 'id-verification', 'documents'];

/**
 * Which banner a step shows. The flag `message_banner` is the experiment's variable (`none`, `message`, `timer`), or a plain switch for
 * the whole banner; the banner belongs to insurance, ID and documents (TRACK-17).
 */
export function bannerKind(step: StepId | undefined, flag: boolean | string): BannerKind {
  if (!bannerSteps.includes(step)) return 'none';
  if (flag === true || flag === 'timer') return 'timer';
  return flag === 'message' ? 'message' : 'none';
}
