export { addDays, dateOnOfText, dateText } from './calendar-date.ts';
export { calendarWords } from './calendar-words.ts';
export { formatCurrency, formatExactCurrency, formatRoundedCurrency, parseCurrency } from './currency.ts';
export { formatMinutes } from './minutes.ts';
export {
  formatDateAt,
  formatDateOn,
  formatDayAt,
  formatEndAt,
  formatLongDateOn,
  formatMomentAt,
  formatTimeAt,
  formatTimeWindow,
  formatZonedTimeAt,
  formatZonedTimeWindow,
} from './date-time.ts';
export { keepTogether } from './keep-together.ts';
export { formatCount, formatDecimal, formatDuration, formatMileage, formatPercent } from './number.ts';
export { setPageLocale } from './page-locale.ts';
export { dealerPhone, formatPhone, phoneDigits, phoneHref } from './phone.ts';
export { steadyClock } from './steady-clock.ts';
export { formatZone, generalZoneNameAt, localTimeMs, zoneNameAt } from './time-zone.ts';
export { makeAndModelName, modelName, vehicleName, vehicleNameWithTrim } from './vehicle-name.ts';
export { formatList, languageName } from './words.ts';
