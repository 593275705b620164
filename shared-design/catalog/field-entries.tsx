import { maskDate } from '@forecourt/shared-contracts/fields';
import { formatCount, formatCurrency } from '@forecourt/shared-contracts/formats';
import { RangeField, SearchBox, SegmentedControl, SelectField, TextField } from '../src/index.ts';
import {
  CheckboxField,
  CodeField,
  DollarField,
  EmailField,
  ErrorSummary,
  MaskedField,
  PasswordField,
  PhoneField,
  RadioGroupField,
  SsnField,
  SubmitButton,
  TextAreaField,
  ZipField,
} from '../src/forms/index.ts';
import { nothing, type CatalogSection } from './catalog-entry.ts';

const deals = [
  { value: 'Finance', label: 'Finance' },
  { value: 'Lease', label: 'Lease' },
  { value: 'Cash', label: 'Cash' },
] as const;

const handOvers = [
  { value: 'delivery', label: 'Delivery', hint: 'Included within 50 miles' },
  { value: 'pickup', label: 'Pickup', hint: 'At our store in Portland' },
];

const states = [
  { value: 'ME', label: 'Maine' },
  { value: 'NH', label: 'New Hampshire' },
];

/** Form fields; names differ because a control's id follows from its name. */
export const fields: CatalogSection = {
  id: 'fields',
  title: 'Fields',
  entries: [
    {
      of: ['TextField'],
      states: [
        { name: 'empty', node: <TextField name="t1" label="First name" /> },
        {
          name: 'filled, with hint',
          node: <TextField name="t2" label="First name" hint="As on your license" defaultValue="Ana" />,
        },
        { name: 'focus', caused: 'focus', node: <TextField name="t3" label="First name" /> },
        {
          name: 'error',
          node: <TextField name="t4" label="First name" error="Enter your first name" />,
        },
        {
          name: 'success',
          node: <TextField name="t5" label="Code" defaultValue="SPRING" success="Code accepted" />,
        },
        {
          name: 'disabled',
          node: <TextField name="t6" label="Order number" disabled defaultValue="FC-10023" />,
        },
        { name: 'optional', node: <TextField name="t7" label="Middle name" optional /> },
        {
          name: 'prefix and count',
          node: <TextField name="t8" label="Income" prefix="$" maxLength={12} showRemaining />,
        },
      ],
    },
    {
      of: ['EmailField', 'PhoneField', 'ZipField', 'SsnField', 'DollarField', 'MaskedField'],
      states: [
        { name: 'email', node: <EmailField name="m1" label="Email" defaultValue="ana@example.com" /> },
        { name: 'phone', node: <PhoneField name="m2" label="Phone" defaultValue="207-555-0178" /> },
        { name: 'ZIP', node: <ZipField name="m3" label="ZIP code" defaultValue="04101" /> },
        { name: 'SSN', node: <SsnField name="m4" label="Social Security number" /> },
        { name: 'dollars', node: <DollarField name="m5" label="Down payment" defaultValue="2,500" /> },
        { name: 'mask', node: <MaskedField name="m6" label="Date of birth" mask={maskDate} /> },
      ],
    },
    {
      of: ['PasswordField', 'CodeField'],
      states: [
        {
          name: 'password',
          node: <PasswordField name="p1" label="Password" autoComplete="new-password" />,
        },
        { name: 'code', node: <CodeField name="p2" label="Verification code" defaultValue="481 516" /> },
        {
          name: 'code, error',
          node: <CodeField name="p3" label="Verification code" error="Enter 6 digits" />,
        },
      ],
    },
    {
      of: ['SelectField', 'TextAreaField'],
      states: [
        { name: 'no choice yet', node: <SelectField name="s1" label="State" options={states} /> },
        {
          name: 'chosen',
          node: <SelectField name="s2" label="State" options={states} defaultValue="ME" />,
        },
        {
          name: 'error',
          node: <SelectField name="s3" label="State" options={states} error="Choose your state" />,
        },
        {
          name: 'text area',
          node: <TextAreaField name="s4" label="Delivery instructions" optional maxLength={200} />,
        },
      ],
    },
    {
      of: ['RadioGroupField', 'CheckboxField'],
      states: [
        {
          name: 'cards',
          node: (
            <RadioGroupField
              name="r1"
              label="How would you like your car?"
              look="cards"
              defaultValue="delivery"
              options={handOvers}
            />
          ),
        },
        {
          name: 'list, error',
          node: (
            <RadioGroupField
              name="r2"
              label="How would you like your car?"
              error="Choose one"
              options={handOvers.map(({ value, label }) => ({ value, label }))}
            />
          ),
        },
        { name: 'checked', node: <CheckboxField name="c1" label="I agree to the terms." defaultChecked /> },
        { name: 'open', node: <CheckboxField name="c2" label="Text me about my order" /> },
        {
          name: 'error',
          node: <CheckboxField name="c3" label="I agree to the terms." error="Check the box to continue" />,
        },
        { name: 'disabled', node: <CheckboxField name="c4" label="Text me about my order" disabled /> },
      ],
    },
    {
      of: ['SegmentedControl', 'RangeField', 'SearchBox'],
      states: [
        {
          name: 'segments',
          node: (
            <SegmentedControl
              label="How will you pay?"
              value="Finance"
              onChange={nothing}
              options={[...deals]}
            />
          ),
        },
        {
          name: 'range',
          node: (
            <RangeField
              label="Price"
              prefix="$"
              bounds={{ min: 0, max: 80_000, step: 500 }}
              value={[15_000, 42_000]}
              onCommit={nothing}
              formatValue={(value) => formatCurrency(100 * value)}
              formatBox={formatCount}
            />
          ),
        },
        {
          name: 'search, empty',
          node: <SearchBox label="Make, model or keyword" value="" onChange={nothing} onSearch={nothing} />,
        },
        {
          name: 'search, typed',
          node: (
            <SearchBox
              label="Keyword"
              value="Volvo"
              onChange={nothing}
              onSearch={nothing}
              onClear={nothing}
            />
          ),
        },
      ],
    },
    {
      of: ['SubmitButton', 'ErrorSummary'],
      states: [
        {
          name: 'what is missing',
          node: (
            <SubmitButton disabled missing="Enter your email to continue.">
              Continue
            </SubmitButton>
          ),
        },
        {
          name: 'ready',
          node: <SubmitButton>Continue</SubmitButton>,
        },
        {
          name: 'summary of errors',
          node: (
            <ErrorSummary
              submitCount={1}
              errors={[
                { name: 't4', message: 'Enter your first name' },
                { name: 's3', message: 'Choose your state' },
              ]}
            />
          ),
        },
      ],
    },
  ],
};
