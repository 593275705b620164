import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useState } from 'react';
import {
  Card,
  CheckboxField,
  EmailField,
  ErrorSummary,
  PasswordField,
  RadioGroupField,
  RangeField,
  SegmentedControl,
  SelectField,
  SimpleGrid,
  Stack,
  SubmitButton,
  TextAreaField,
  TextField,
  type Range,
} from '../src/index.ts';

/** All form fields in their states. */
export function GalleryFields() {
  const [deal, setDeal] = useState<'Finance' | 'Lease' | 'Cash'>('Finance');
  const [range, setRange] = useState<Range>([15_000, 42_000]);
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      <Card>
        <Stack gap="5">
          <ErrorSummary
            submitCount={0}
            errors={[
              { name: 'email', message: 'Enter an email address' },
              { name: 'zip', message: 'Enter a 5 digit ZIP code' },
            ]}
          />
          <TextField name="first" label="First name" defaultValue="Ana" autoComplete="given-name" />
          <EmailField
            name="email"
            label="Email"
            hint="We send your order updates here."
            error="Enter an email address"
          />
          <PasswordField name="pw" label="Password" autoComplete="new-password" success="Passwords match" />
          <TextField
            name="income"
            label="Annual income before taxes"
            prefix="$"
            inputMode="numeric"
            defaultValue="84,000"
          />
          <SelectField name="state" label="State" options={[{ value: 'ME', label: 'Maine' }]} />
          <TextField name="off" label="Order number" disabled defaultValue="FC-10023" />
          <SubmitButton disabled missing="Enter your email and ZIP code to continue.">
            Continue
          </SubmitButton>
        </Stack>
      </Card>
      <Card>
        <Stack gap="5">
          <SegmentedControl
            label="How will you pay?"
            value={deal}
            onChange={setDeal}
            options={[
              { value: 'Finance', label: 'Finance' },
              { value: 'Lease', label: 'Lease' },
              { value: 'Cash', label: 'Cash' },
            ]}
          />
          <RangeField
            label="Price"
            prefix="$"
            bounds={{ min: 0, max: 80_000, step: 500 }}
            value={range}
            onCommit={setRange}
            formatValue={(value) => formatCurrency(100 * value)}
          />
          <RadioGroupField
            name="how"
            label="How would you like your car?"
            look="cards"
            defaultValue="delivery"
            options={[
              { value: 'delivery', label: 'Delivery', hint: 'Included within 50 miles' },
              { value: 'pickup', label: 'Pickup', hint: 'At our store in Portland' },
            ]}
          />
          <RadioGroupField
            name="own"
            label="Do you own or rent?"
            defaultValue="own"
            options={[
              { value: 'own', label: 'Own' },
              { value: 'rent', label: 'Rent' },
            ]}
          />
          <CheckboxField name="terms" label="I agree to the terms and conditions." defaultChecked />
          <CheckboxField name="sms" label="Text me about my order" error="Tick the box to continue" />
          <TextAreaField name="notes" label="Delivery instructions" optional maxLength={200} />
        </Stack>
      </Card>
    </SimpleGrid>
  );
}
