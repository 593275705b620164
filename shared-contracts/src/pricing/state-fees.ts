import type { PaymentSettings, StateFees } from '../tenant/index.ts';

/**
 * Taxes and fees of a state; the tenant's home state's where it has no rules for it. Of several rows of one state the one that is in
 * effect on `todayOn` (a calendar date in the dealer's zone) counts; without a date, or where none is, the first. A RangeError when the
 * tenant has no rules at all.
 */
export function stateFees(
  settings: PaymentSettings,
  state: string | undefined,
  todayOn?: string | undefined,
): StateFees {
  const rules = rulesOf(settings, state, todayOn) ?? rulesOf(settings, settings.homeState, todayOn);
  const found = rules ?? settings.states[0];
  if (!found) throw new RangeError('A tenant needs fees for at least one state');
  return found;
}

function rulesOf({ states }: PaymentSettings, state: string | undefined, todayOn: string | undefined) {
  const own = states.filter((one) => one.state === state);
  return own.find((one) => todayOn !== undefined && isInEffect(one, todayOn)) ?? own[0];
}

function isInEffect({ effectiveFromOn = '', effectiveToOn = '9999' }: StateFees, todayOn: string): boolean {
  return effectiveFromOn <= todayOn && todayOn <= effectiveToOn;
}
