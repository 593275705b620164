import { describe, expect, test } from 'vitest';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { replacedDocument } from './replaced-document.ts';
import type { UploadItem } from './upload-item.ts';

const document = (id: string, status: DealDocument['status'], key = 'license'): DealDocument => ({
  id,
  key,
  name: key,
  status,
});
const item = (parts: Partial<UploadItem> = {}): UploadItem => ({
  id: 'upload-1',
  key: 'license',
  file: new Blob(),
  name: 'a.jpg',
  state: 'ATTACHING',
  percent: 100,
  arrivedIds: ['new'],
  ...parts,
});
const added = document('new', 'COMPLETE');
const accepted = document('old', 'COMPLETE');
const first = document('bad-1', 'FAIL');
const second = document('bad-2', 'FAIL');
const elsewhere = document('bad-3', 'FAIL', 'insurance');
const other = (parts: Partial<UploadItem>) => item({ id: 'upload-2', ...parts });

describe('a file that has been uploaded replaces', () => {
  test.each<[string, string | undefined, UploadItem, DealDocument[], UploadItem[]]>([
    ['nothing beside accepted files', undefined, item(), [accepted, added], []],
    ['nothing of another document', undefined, item(), [elsewhere, added], []],
    ['the first refused file', 'bad-1', item(), [accepted, first, second, added], []],
    [
      'the second one while another file replaces the first',
      'bad-2',
      item(),
      [first, second, added],
      [other({ replaces: 'bad-1' })],
    ],
    [
      'the first one when the other file failed',
      'bad-1',
      item(),
      [first, second, added],
      [other({ replaces: 'bad-1', state: 'FAIL_REMOTE' })],
    ],
    ['the file that it was chosen for', 'old', item({ replaces: 'old' }), [first, accepted, added], []],
    ['nothing when that one is gone', undefined, item({ replaces: 'gone' }), [first, added], []],
    ['nothing when it is the refused file itself', undefined, item({ arrivedIds: ['bad-1'] }), [first], []],
  ])('%s', (_case, id, file, documents, others) => {
    expect(replacedDocument(file, documents, [file, ...others])).toBe(id);
  });
});
