export { AddressSuggestions } from './address-suggestions.tsx';
