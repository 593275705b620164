import { orderStage, type ReportedOrderStatus } from '@forecourt/shared-contracts/commerce';
import type { StepId } from '@forecourt/shared-contracts/progress';

/** The banner above the menu: none, a message alone, or a message with the 'Time spent' timer (TRACK-16). */
export type BannerKind = 'none' | 'message' | 'timer';

const endedStages: readonly string[] = ['delivered', 'canceled'];
const bannerSteps: readonly (StepId | undefined)[] = ['insurance', 'id-verification', 'documents'];

/**
 * Which banner a step shows. The flag `message_banner` is the experiment's variable (`none`, `message`, `timer`), or a plain switch for
 * the whole banner; the banner belongs to insurance, ID and documents (TRACK-17). Once the order has ended, no vehicle is held any more.
 */
export function bannerKind(
  step: StepId | undefined,
  flag: boolean | string,
  orderStatus: ReportedOrderStatus,
): BannerKind {
  if (!bannerSteps.includes(step) || endedStages.includes(orderStage(orderStatus))) return 'none';
  if (flag === true || flag === 'timer') return 'timer';
  return flag === 'message' ? 'message' : 'none';
}
