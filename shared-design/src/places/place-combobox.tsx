import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fieldId, VisuallyHidden } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { AddressSuggestionsProps } from './address-suggestions-props.ts';
import { PlaceList } from './place-list.tsx';
import { usePlaceCombobox, type PlaceComboboxState } from './use-place-combobox.ts';

/** The suggestions of an address field: the list below it, its announcements, and the frame of the map service. */
export function PlaceCombobox({ name, onPlace }: AddressSuggestionsProps) {
  const { t } = useTranslation('places');
  const attribution = useTenant().maps?.attribution ?? '';
  const listId = useId();
  const holder = useRef<HTMLSpanElement>(null);
  const [field, setField] = useState<HTMLInputElement>();
  useEffect(() => {
    const root = holder.current?.getRootNode() as Document | ShadowRoot | undefined;
    const found = root?.getElementById(fieldId(name));
    if (found instanceof HTMLInputElement) setField(found);
  }, [name]);
  const box = usePlaceCombobox({ field, holder, onPlace });
  useComboboxAttributes(field, listId, box);
  const frame = field?.parentElement;
  return (
    <>
      <span ref={holder} hidden />
      {frame &&
        box.isReady &&
        createPortal(
          <>
            <VisuallyHidden aria-live="polite">{statusText(box)}</VisuallyHidden>
            {box.isOpen && (
              <PlaceList
                id={listId}
                label={t('list')}
                by={t('by', { name: attribution })}
                topPx={field.offsetTop + field.offsetHeight}
                {...box}
              />
            )}
          </>,
          frame,
        )}
    </>
  );

  function statusText({ isOpen, list, outcome }: PlaceComboboxState): string {
    if (isOpen) return t('found', { count: list.length });
    if (outcome === 'street-only') return t('streetOnly');
    return outcome ? t('filled', outcome) : '';
  }
}

/** Makes a field rendered by another component a combobox while suggestions are available, and a plain one before and after. */
function useComboboxAttributes(
  field: HTMLInputElement | undefined,
  listId: string,
  { isReady, isOpen, activeIndex }: PlaceComboboxState,
) {
  useEffect(() => {
    if (!field || !isReady) return undefined;
    const parent = field.parentElement;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', 'false');
    if (parent) parent.style.position = 'relative';
    return () => {
      for (const name of [
        'role',
        'aria-autocomplete',
        'aria-expanded',
        'aria-controls',
        'aria-activedescendant',
      ])
        field.removeAttribute(name);
      parent?.style.removeProperty('position');
    };
  }, [field, isReady]);
  useEffect(() => {
    if (!field || !isReady) return;
    const set = (name: string, value: string | undefined) =>
      value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value);
    set('aria-expanded', String(isOpen));
    set('aria-controls', isOpen ? listId : undefined);
    set('aria-activedescendant', isOpen && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined);
  }, [field, listId, isReady, isOpen, activeIndex]);
}
