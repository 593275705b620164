type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const boxes = '[type=checkbox],[type=radio]';
const fieldElements = 'input:not([type=file],[type=hidden]),textarea,select';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(fieldElements);

const isBox = (field: Field): field is HTMLInputElement => field.matches(boxes);

function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  const given = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== given?.value;
}

/** Sets a value past React, which otherwise takes it for one that it knows. */
function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Gives a field its value again, which hydration may have reset, as if it was entered now. */
function replayField(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setNatively(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives a radio button or a checkbox its state again by a press, which React ignores if it knows the state before. */
function replayBox(box: HTMLInputElement, checked: boolean): void {
  // Radio buttons that are not chosen follow from the one that is.
  if (box.type === 'radio' ? !checked : checked === box.defaultChecked) return;
  box.checked = !checked;
  box.click();
}

/** Remembers what a field contains now; the returned function enters it again. */
function noteField(field: Field): () => void {
  const { value } = field;
  if (!isBox(field)) return () => replayField(field, value);
  const { checked } = field;
  return () => replayBox(field, checked);
}

/** The controls that the page's script noted while nothing could answer, in the order in which they were pressed. */
function takePressed(element: HTMLElement): readonly HTMLElement[] {
  const pressed = [...element.querySelectorAll<HTMLElement>('[data-pressed]')];
  const byOrder = pressed.map((control) => [Number(control.dataset['pressed']), control] as const);
  for (const control of pressed) delete control.dataset['pressed'];
  return byOrder.sort(([a], [b]) => a - b).map(([, control]) => control);
}

/** Forms that were sent, the last time each, with the button that sent them. */
type Sent = Map<HTMLFormElement, HTMLElement | null>;

/** A form that is sent while its view hydrates would reach handlers that do not know yet what was typed. */
function holdSubmit(event: SubmitEvent, sent: Sent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  sent.set(event.target, event.submitter);
}

/**
 * Keeps what a visitor types, presses and sends in a rendered view before it is hydrated. Call it just before; the returned function, called
 * once the view answers, hands all of it to the view; with `false`, for a view that failed, it only stops.
 */
export function keepInput(element: HTMLElement): (answers?: boolean) => void {
  const pressed = takePressed(element);
  const fields = [...element.querySelectorAll<Field>(fieldElements)];
  const entered = new Map(fields.filter(isChanged).map((field) => [field, noteField(field)]));
  const sent: Sent = new Map();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const note = (event: Event) => {
    const { target, type } = event;
    if (!isField(target)) return;
    if (type !== 'click') {
      // The latest is last: of a group of radio buttons it counts.
      entered.delete(target);
      entered.set(target, noteField(target));
    }
    // Hydration would take a box that is pressed for one that was rendered like this.
    else if (isBox(target)) event.stopImmediatePropagation();
  };
  for (const type of ['input', 'change', 'click']) element.addEventListener(type, note, options);
  element.addEventListener('submit', (event) => holdSubmit(event, sent), options);
  return (answers = true) => {
    listening.abort();
    if (!answers) return;
    for (const [field, enter] of entered) if (field.isConnected) enter();
    for (const control of pressed) if (control.isConnected) control.click();
    for (const [form, submitter] of sent) if (form.isConnected) form.requestSubmit(submitter ?? undefined);
  };
}
