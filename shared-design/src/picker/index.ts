export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export { type DatePickerTexts } from './picker-texts.ts';
export { TimePicker, type TimePickerProps } from './time-picker.tsx';
