import type { Tenant, WeekHours } from '@forecourt/shared-contracts/tenant';

const weekday = { opens: '09:00', closes: '18:00' };
/** The hours that the site's own texts state (SITE-77). */
const writtenHours: WeekHours = {
  sunday: null,
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: { opens: '09:00', closes: '17:00' },
};

const contact = 'storefront.content.contact.hours';
const weekdaysText = `${contact}.weekdaysTime`;
/** The text that states the hours of a day. */
const dayTexts: Readonly<Record<keyof WeekHours, string>> = {
  sunday: `${contact}.sundayTime`,
  monday: weekdaysText,
  tuesday: weekdaysText,
  wednesday: weekdaysText,
  thursday: weekdaysText,
  friday: weekdaysText,
  saturday: `${contact}.saturdayTime`,
};
/** The texts that state the hours of the whole week, and those that say on which days test drives can be requested. */
const weekTexts = ['shell.header.hours', 'shell.footer.hours'];
const testDriveTexts = ['preferredDateHint', 'dayReason.closed', 'errors.dateClosed'].map(
  (name) => `storefront.leads.${name}`,
);

/** The texts that must be the tenant's own because the site's state other hours. */
function ownTexts(hours: WeekHours): readonly string[] {
  const days = Object.keys(writtenHours) as (keyof WeekHours)[];
  const others = days.filter(
    (day) =>
      hours[day]?.opens !== writtenHours[day]?.opens || hours[day]?.closes !== writtenHours[day]?.closes,
  );
  if (others.length === 0) return [];
  const closesOnOthers = days.some((day) => (hours[day] === null) !== (writtenHours[day] === null));
  return [
    ...weekTexts,
    ...new Set(others.map((day) => dayTexts[day])),
    ...(closesOnOthers ? testDriveTexts : []),
  ];
}

/**
 * The texts that a tenant lacks, in any of its languages, because `fulfillment.hours` are not the hours that the site's own texts state.
 * Deriving these texts in the browser would cost every page more than its budget has left, so a tenant with other hours writes them. One
 * line per text, `path: reason`.
 */
export function hoursFaults({ fulfillment: { hours }, locale, locales = [], texts }: Tenant): string[] {
  const own = ownTexts(hours);
  return [...new Set([locale, ...locales])].flatMap((language) =>
    own
      .filter((key) => !texts[language]?.[key])
      .map(
        (key) => `texts.${language}.${key}: is empty, and the site's own text is not about fulfillment.hours`,
      ),
  );
}
