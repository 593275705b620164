import { useForm } from 'react-hook-form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { EmailField } from './email-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroupField } from './radio-group-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from '../form/text-field.tsx';

interface Values {
  email: string;
  state: string;
  how: string;
  terms: boolean;
}

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({ shouldFocusError: false });
  const { errors, submitCount } = formState;
  const summary = Object.entries(errors).map(([name, error]) => ({ name, message: error.message ?? '' }));
  const options = [
    { value: 'delivery', label: 'Delivery' },
    { value: 'pickup', label: 'Pickup' },
  ];
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <ErrorSummary errors={summary} submitCount={submitCount} />
      <EmailField
        label="Email"
        hint="For your order updates"
        error={errors.email?.message}
        {...register('email', { required: 'Enter an email address' })}
      />
      <SelectField label="State" options={[{ value: 'ME', label: 'Maine' }]} {...register('state')} />
      <RadioGroupField
        label="How?"
        options={options}
        error={errors.how?.message}
        {...register('how', { required: 'Choose delivery or pickup' })}
      />
      <CheckboxField label="I agree" {...register('terms')} />
      <SubmitButton>Send</SubmitButton>
    </form>
  );
}

test('fields pass their values to the form', async () => {
  const onSend = vi.fn();
  renderDesign(<Form onSend={(values) => onSend(values)} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Maine');
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith({ email: 'ana@example.com', state: 'ME', how: 'pickup', terms: true });
});

test('a failed submit moves focus to the summary, which links to each field', async () => {
  renderDesign(<Form onSend={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Enter an email address' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('For your order updates Enter an email address');
  await userEvent.click(screen.getByRole('link', { name: 'Choose delivery or pickup' }));
  expect(screen.getByRole('radio', { name: 'Delivery' })).toHaveFocus();
});

test('each further failed submit moves focus to the summary again', async () => {
  renderDesign(<Form onSend={vi.fn()} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toHaveFocus();
});

test('showing and hiding a password is announced', async () => {
  renderDesign(<PasswordField name="password" label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('status')).toHaveTextContent('Your password is visible');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('remaining characters are counted and announced with the field', async () => {
  renderDesign(<TextField name="note" label="Note" maxLength={5} showRemaining />);
  const field = screen.getByRole('textbox', { name: 'Note' });
  expect(field).toHaveAccessibleDescription('5 characters remaining');
  await userEvent.type(field, 'abcd');
  expect(field).toHaveAccessibleDescription('1 character remaining');
});

function Prefilled() {
  const { register } = useForm({ defaultValues: { job: 'Teacher' } });
  return <TextField label="Job" maxLength={26} showRemaining {...register('job')} />;
}

test('remaining characters of a field that its form fills in count its value', () => {
  renderDesign(<Prefilled />);
  expect(screen.getByRole('textbox', { name: 'Job' })).toHaveAccessibleDescription('19 characters remaining');
});

test('an error that comes back while the user types does not take the focus; the next submit does', async () => {
  renderDesign(<Form onSend={() => {}} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'a');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(email).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('leading and trailing spaces are trimmed on blur, and the form is notified', async () => {
  const onChange = vi.fn();
  renderDesign(
    <TextField name="city" label="City" trimOnBlur onChange={(event) => onChange(event.target.value)} />,
  );
  await userEvent.type(screen.getByRole('textbox'), ' Bath ');
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue('Bath');
  expect(onChange).toHaveBeenLastCalledWith('Bath');
});

test('a disabled submit button says what is missing', () => {
  renderDesign(
    <SubmitButton disabled missing="Enter your email to continue.">
      Continue
    </SubmitButton>,
  );
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Enter your email to continue.');
});
