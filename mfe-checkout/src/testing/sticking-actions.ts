/**
 * The names of the actions that stick to the lower edge of a phone's screen: the first of each `StepActions` in a card `fc-step`, whose fields
 * and links stay above it. A page has at most one.
 */
export function stickingActions(): string[] {
  const actions = document.querySelectorAll('.fc-step .fc-actions[data-main] > :is(a, button):first-child');
  return [...actions].map((action) => action.textContent);
}
