export { DatePicker } from './date-picker.tsx';
export { TimePicker } from './time-picker.tsx';
