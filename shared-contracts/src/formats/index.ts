export { addDays, dateOnOfText, dateText } from './calendar-date.ts';
export { formatCurrency, formatExactCurrency, formatRoundedCurrency, parseCurrency } from './currency.ts';
export { formatDateAt, formatDateOn, formatLongDateOn, formatTimeAt, formatTimeWindow } from './date-time.ts';
export { formatCount, formatMileage, formatMinutes, formatPercent } from './number.ts';
export { formatTag, setPageLocale, pageLocale } from './page-locale.ts';
export { dealerPhone, formatPhone, phoneDigits, phoneHref } from './phone.ts';
export { vehicleName, vehicleNameWithTrim } from './vehicle-name.ts';
