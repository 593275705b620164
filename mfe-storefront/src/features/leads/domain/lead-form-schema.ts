import * as v from 'valibot';
import { dateOnOfText } from '@forecourt/shared-contracts/formats';
import {
  hasNeededConsent,
  leadPersonEntries,
  type TestDriveDayFault,
} from '@forecourt/shared-contracts/leads';
import type { LeadRequest } from './lead-request.ts';

const dayFaultKeys = { past: 'datePast', closed: 'dateClosed', far: 'dateFar' } as const;

/** What is wrong with a calendar date for a test drive at this dealer; undefined if nothing is. */
export type DayFault = (dateOn: string) => TestDriveDayFault | undefined;

/** Returns what is wrong with the typed day, as a message key; an empty field is any day. */
function typedDayFault(typed: string, dayFault: DayFault): string | undefined {
  if (typed === '') return undefined;
  const dateOn = dateOnOfText(typed);
  const fault = dateOn && dayFault(dateOn);
  return dateOn ? fault && dayFaultKeys[fault] : 'dateFormat';
}

/**
 * The form by the same rules as the server's schemas. Messages are keys below `leads.errors`. Only a test drive has a day: a question keeps what was typed there, unchecked.
 */
export function leadFormSchema(kind: LeadRequest['kind'], dayFault: DayFault) {
  return v.pipe(
    v.object({
      ...leadPersonEntries,
      preferredDate: v.pipe(
        v.string(),
        v.trim(),
        v.rawCheck(({ dataset, addIssue }) => {
          if (kind === 'contact' || !dataset.typed) return;
          const message = typedDayFault(dataset.value, dayFault);
          if (message) addIssue({ message });
        }),
      ),
    }),
    v.forward(v.partialCheck([['phoneNumber'], ['consent']], hasNeededConsent, 'consentRequired'), [
      'consent',
    ]),
  );
}

/** The form values as typed. */
export type LeadTyped = v.InferInput<ReturnType<typeof leadFormSchema>>;
/** The form values once valid. */
export type LeadValues = v.InferOutput<ReturnType<typeof leadFormSchema>>;
