import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useZipDraft } from './use-zip-draft.ts';

function edit(zip: string | undefined, typed: string) {
  const onCommit = vi.fn();
  const onClear = vi.fn();
  const { result } = renderHook(() => useZipDraft({ zip, onCommit, onClear }));
  act(() => result.current.open());
  act(() => result.current.type(typed));
  act(() => result.current.commit(false));
  return { onCommit, onClear, draft: result.current };
}

describe('useZipDraft', () => {
  it.each([
    ['five digits are committed', undefined, '04101', '04101'],
    ['only digits are kept, five at most', '60601', '04-1012', '04101'],
    ['an unchanged ZIP is not committed', '04101', '04101', undefined],
  ])('%s', (_row, zip, typed, committed) => {
    const { onCommit, draft } = edit(zip, typed);
    expect(onCommit.mock.calls).toEqual(committed === undefined ? [] : [[committed]]);
    expect(draft.text).toBeUndefined();
  });

  it('anything else stays open with its error, until it is canceled', () => {
    const { onCommit, draft } = edit('04101', '041');
    expect(onCommit).not.toHaveBeenCalled();
    expect(draft).toMatchObject({ text: '041', isWrong: true });
  });

  it('an emptied field removes the ZIP', () => {
    expect(edit('04101', '').onClear).toHaveBeenCalledTimes(1);
    expect(edit(undefined, '').onClear).not.toHaveBeenCalled();
  });

  it('starts with the ZIP, else with the suggested one', () => {
    const { result } = renderHook(() =>
      useZipDraft({ zip: undefined, suggested: '48226', onCommit: vi.fn() }),
    );
    act(() => result.current.open());
    expect(result.current.text).toBe('48226');
  });
});
