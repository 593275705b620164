import type {
  AdverseAction,
  CreditBureauName,
  KnowledgeQuestion,
} from '@forecourt/shared-contracts/prequalification';

/** A score with what the law has told of it: whose it is, its range, and what lowered it. */
export type CreditReport = NonNullable<AdverseAction['report']>;

/** Who is asked about. There is no SSN in it: name, birth date and home are enough for a soft pull. */
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

/** What a soft pull says. `not-found`: no file of this person. `frozen`: the file is locked until its owner has it thawed. */
export type BureauAnswer =
  | ({ readonly kind: 'scored' } & CreditReport)
  | { readonly kind: 'frozen'; readonly bureau: CreditBureauName }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unavailable' };

/** What is known of somebody before they have proved anything. */
export type Identified = Pick<BureauPerson, 'firstName' | 'lastName' | 'mobileNumber'>;

/** The outside services that know people, phones and credit files. */
export interface CreditBureau {
  /** Whether a mobile number is known to belong to this name, on the device that it is used on. */
  isMobileOf(person: Identified): Promise<boolean>;
  /** Questions that only this person can answer. */
  questionsFor(person: Identified): Promise<readonly KnowledgeQuestion[]>;
  areAnswersRight(person: Identified, answers: readonly KnowledgeAnswer[]): Promise<boolean>;
  /** A soft pull. `pulls` is how often these details were asked about before. */
  softPull(person: BureauPerson, pulls: number): Promise<BureauAnswer>;
}

/** What somebody chose for a question. */
export interface KnowledgeAnswer {
  readonly id: string;
  readonly choice: string;
}
