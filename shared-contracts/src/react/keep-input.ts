type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const textFields = 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement || (target instanceof HTMLElement && target.matches(textFields));

function isChanged(field: Field): boolean {
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
  const fields = [...element.querySelectorAll<Field>(`${textFields},select`)];
  const entered = new Map(fields.filter(isChanged).map((field) => [field, field.value]));
  const sent: Sent = new Map();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const note = ({ target }: Event) => {
    if (isField(target)) entered.set(target, target.value);
  };
  for (const type of ['input', 'change']) element.addEventListener(type, note, options);
  element.addEventListener('submit', (event) => holdSubmit(event, sent), options);
  return (answers = true) => {
    listening.abort();
    if (!answers) return;
    for (const [field, value] of entered) if (field.isConnected) replayField(field, value);
    for (const control of pressed) if (control.isConnected) control.click();
    for (const [form, submitter] of sent) if (form.isConnected) form.requestSubmit(submitter ?? undefined);
  };
}
