/** How a field is rendered; the rest follows from it. */
export type FieldKind =
  | {
      readonly kind: 'text';
      readonly autoComplete: string;
      readonly maxLength?: number;
      readonly optional?: true;
    }
  | { readonly kind: 'phone' | 'email' | 'zip' | 'state' | 'date' | 'month' }
  | { readonly kind: 'check' }
  | { readonly kind: 'dollars'; readonly optional?: true }
  | { readonly kind: 'select'; readonly optional?: true }
  | { readonly kind: 'radio' };

/** Each field of the application by name. Autocomplete tokens apply to the person at the keyboard, so the second person has none. */
export const fieldKinds: Readonly<Record<string, FieldKind>> = {
  plan: { kind: 'radio' },
  firstName: { kind: 'text', autoComplete: 'given-name' },
  middleName: { kind: 'text', autoComplete: 'additional-name', optional: true },
  lastName: { kind: 'text', autoComplete: 'family-name' },
  phoneNumber: { kind: 'phone' },
  email: { kind: 'email' },
  birthDate: { kind: 'date' },
  line1: { kind: 'text', autoComplete: 'address-line1' },
  line2: { kind: 'text', autoComplete: 'address-line2', maxLength: 16, optional: true },
  zip: { kind: 'zip' },
  city: { kind: 'text', autoComplete: 'address-level2' },
  state: { kind: 'state' },
  housingStatus: { kind: 'radio' },
  monthlyHousing: { kind: 'dollars' },
  since: { kind: 'month' },
  maritalStatus: { kind: 'radio' },
  sameAddress: { kind: 'radio' },
  relationship: { kind: 'select' },
  employmentStatus: { kind: 'radio' },
  occupation: { kind: 'text', autoComplete: 'organization-title', maxLength: 26 },
  employer: { kind: 'text', autoComplete: 'organization', maxLength: 25 },
  workPhone: { kind: 'phone' },
  annualIncome: { kind: 'dollars' },
  incomeSource: { kind: 'select' },
  monthlyIncome: { kind: 'dollars', optional: true },
  otherSource: { kind: 'select', optional: true },
  applicantConsent: { kind: 'check' },
  secondConsent: { kind: 'check' },
};
