import { DatePicker } from '@forecourt/shared-design/picker';
import { addDays } from '@forecourt/shared-contracts/formats';
import { testDriveHorizonDays } from '@forecourt/shared-contracts/leads';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { LeadForm } from '../model/use-lead-form.ts';

/** The preferred day, typed or from a calendar that excludes the days the dealer is closed. */
export function PreferredDay({ form }: { readonly form: LeadForm }) {
  const { t } = useTranslation('storefront');
  const { locale } = usePlatform();
  const { todayOn } = form;
  const reasonOf = (dateOn: string) => {
    const fault = form.dayFault(dateOn);
    return fault && t(`leads.dayReason.${fault}`);
  };
  return (
    <DatePicker
      name="preferredDate"
      label={t('leads.preferredDate')}
      optional
      hint={t('leads.preferredDateHint')}
      error={form.messageOf('preferredDate')}
      value={form.preferredDate}
      onChange={form.setPreferredDate}
      minOn={todayOn}
      maxOn={addDays(todayOn, testDriveHorizonDays)}
      {...{ locale, todayOn, reasonOf }}
      texts={{
        open: t('leads.picker.open'),
        title: t('leads.picker.title'),
        format: t('leads.picker.format'),
        previousMonth: t('leads.picker.previousMonth'),
        nextMonth: t('leads.picker.nextMonth'),
        keys: t('leads.picker.keys'),
      }}
    />
  );
}
