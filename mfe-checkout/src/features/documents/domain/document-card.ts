import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { isRefusedFile } from '../../../domain/refused-file.ts';
import {
  displayStatus,
  overallState,
  stateOfRemote,
  type DisplayStatus,
  type OverallState,
} from './upload-state.ts';
import type { UploadItem } from './upload-item.ts';

/** A document that the deal requires, with the files on the server and those being uploaded. */
export interface DocumentCardData {
  readonly key: string;
  readonly name: string;
  readonly documents: readonly DealDocument[];
  readonly items: readonly UploadItem[];
  readonly overall: OverallState;
}

/**
 * Returns one card per document type in the order of the list. A file that could not be deleted counts as before: only its row says so
 * (TRACK-52).
 */
export function documentCards(
  documents: readonly DealDocument[],
  items: readonly UploadItem[],
): DocumentCardData[] {
  const keys = [...new Set(documents.map(({ key }) => key))];
  return keys.map((key) => {
    const ofKey = documents.filter((document) => document.key === key);
    const there = ofKey.filter(({ status }) => stateOfRemote(status) !== 'INITIALIZED');
    const own = items.filter((item) => item.key === key);
    const remote = there.map(({ status }) => stateOfRemote(status));
    const overall = overallState([...remote, ...own.map(({ state }) => state)]);
    return { key, name: ofKey[0]?.name ?? key, documents: there, items: own, overall };
  });
}

const ranks: Readonly<Record<OverallState, number>> = { FAIL: 0, INITIALIZED: 1, UPLOADING: 1, COMPLETE: 2 };

/** Keys of cards by what they need: what failed, what is missing, then what is there; within each as in the list. */
export function urgentKeys(cards: readonly Pick<DocumentCardData, 'key' | 'overall'>[]): readonly string[] {
  return [...cards].sort((a, b) => ranks[a.overall] - ranks[b.overall]).map(({ key }) => key);
}

/** Returns cards in the order of their keys; one that is not among them comes last. */
export function inOrder(
  cards: readonly DocumentCardData[],
  keys: readonly string[],
): readonly DocumentCardData[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = ({ key }: DocumentCardData) => places.get(key) ?? keys.length;
  return [...cards].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Whether the dealer refused a file of the card and no upload is in progress that may replace it; a failed upload alone is no refusal. */
export function isRefused({ documents, overall }: Pick<DocumentCardData, 'documents' | 'overall'>): boolean {
  return overall === 'FAIL' && documents.some(isRefusedFile);
}

/** The status shown for a card; `refused` is what the buyer reads as 'Not accepted', since nothing failed while they uploaded. */
export function cardStatus(card: Pick<DocumentCardData, 'documents' | 'overall'>): DisplayStatus | 'refused' {
  return isRefused(card) ? 'refused' : displayStatus(card.overall);
}
