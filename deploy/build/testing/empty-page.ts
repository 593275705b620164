// Files of a worker share one page, if they have any. Runs before each file: takes away what the previous one left in it.
if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
}
