import type {
  AdverseAction,
  CreditBureauName,
  KnowledgeQuestion,
} from '@forecourt/shared-contracts/prequalification';

/** A score with the information that the law requires: the bureau, the range, and what lowered the score. */
export type CreditReport = NonNullable<AdverseAction['report']>;

/** The person in question. No SSN: name, birth date and home address are enough for a soft pull. */
export interface BureauPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly mobileNumber: string;
  /** Calendar date. */
  readonly birthOn: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/**
 * The result of a soft pull. `not-found`: no file of this person. `frozen`: the file is locked until its
 * owner unfreezes it.
 */
export type BureauAnswer =
  | ({ readonly kind: 'scored' } & CreditReport)
  | { readonly kind: 'frozen'; readonly bureau: CreditBureauName }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unavailable' };

/** What is known of a person before they have proved anything. */
export type Identified = Pick<BureauPerson, 'firstName' | 'lastName' | 'mobileNumber'>;

/** The external services for identity, phones and credit files. */
export interface CreditBureau {
  /** Whether a mobile number is known to belong to this name, on the device in use. */
  isMobileOf(person: Identified): Promise<boolean>;
  /** Returns questions that only this person can answer. */
  questionsFor(person: Identified): Promise<readonly KnowledgeQuestion[]>;
  areAnswersRight(person: Identified, answers: readonly KnowledgeAnswer[]): Promise<boolean>;
  /** Makes a soft pull. `pulls` is how often these details were queried before. */
  softPull(person: BureauPerson, pulls: number): Promise<BureauAnswer>;
}

/** The chosen answer to a question. */
export interface KnowledgeAnswer {
  readonly id: string;
  readonly choice: string;
}
