import type { PaymentSettings, StateFees } from '../tenant/index.ts';

/**
 * Taxes and fees of a state; those of the tenant's home state if it has no rules for it. With several rows for a state, the one in effect
 * on `todayOn` (a calendar date in the dealer's zone) applies; without a date, or if none is in effect, the first. Throws a RangeError if
 * the tenant has no rules at all.
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

/**
 * The settings with only the rules that are in effect on a calendar date in the dealer's zone, one row for each state: what screens that
 * price vehicles without a cart use, so that they agree with it (PRICE-41). The same object if no state has several rows.
 */
export function paymentSettingsOn(settings: PaymentSettings, dateOn: string): PaymentSettings {
  const states = [...new Set(settings.states.map(({ state }) => state))];
  if (states.length === settings.states.length) return settings;
  return { ...settings, states: states.map((state) => stateFees(settings, state, dateOn)) };
}
