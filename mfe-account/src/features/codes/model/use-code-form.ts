import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { VerificationCodeSchema } from '@forecourt/shared-contracts/fields';

const CodeFormSchema = v.object({ code: VerificationCodeSchema });

/**
 * The form of one code. `messageKey`: what is wrong with the code as typed; `isReady`: whether it is a code; `clear` empties the field, `reset`
 * also forgets that a code was submitted, so that the next one is judged when it is complete.
 */
export function useCodeForm() {
  const form = useForm<v.InferInput<typeof CodeFormSchema>>({
    resolver: valibotResolver(CodeFormSchema),
    defaultValues: { code: '' },
    mode: 'onTouched',
  });
  return {
    code: form.register('code'),
    messageKey: form.formState.errors.code?.message,
    isReady: v.is(CodeFormSchema, form.watch()),
    handleSubmit: form.handleSubmit,
    clear: () => form.resetField('code'),
    reset: () => form.reset(),
    focus: () => form.setFocus('code'),
  };
}
