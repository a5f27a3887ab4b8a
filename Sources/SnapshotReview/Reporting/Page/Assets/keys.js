const modes = ['side', 'slider', 'blink', 'difference'];
const isTyping = (target) => target.matches('input[type="search"], textarea, select');
const openDialog = () => document.querySelector('dialog[open]');

const shortcuts = {
  j: () => step(1),
  k: () => step(-1),
  1: () => setMode(modes[0]),
  2: () => setMode(modes[1]),
  3: () => setMode(modes[2]),
  4: () => setMode(modes[3]),
  '+': () => zoomBy(2),
  '=': () => zoomBy(2),
  '-': () => zoomBy(0.5),
  0: () => setZoom(null),
  9: () => setZoom(1),
  '[': () => nextRegion(-1),
  ']': () => nextRegion(1),
  p: () => nextRegion(-1),
  n: () => nextRegion(1),
  g: toggleRegions,
  a: () => decide(current, 'accepted'),
  r: () => decide(current, 'rejected'),
  u: () => decide(current, null),
  A: () => decideAndGoOn('accepted'),
  R: () => decideAndGoOn('rejected'),
  s: saveDecisions,
  c: () => {
    copyCommand();
  },
  t: nextAppearance,
  '/': () => {
    byId('search').focus();
    byId('search').select();
  },
  '?': () => byId('help-panel').showModal(),
};
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function onArrow(event, [x, y]) {
  // Arrow keys scroll long texts.
  if (event.target.closest('#words')) return false;
  if (event.target === byId('split')) setSplit(view.split + (x - y) * 0.02);
  else if (stage.contains(event.target)) moveBy(x * 40, y * 40);
  else if (y !== 0) step(y);
  else if (panes[0]?.divider) setSplit(view.split + x * 0.02);
  else return false;
  return true;
}

// Handles a key in the search field: leaving the field keeps the results.
function onSearchKey({ key, target }) {
  if (!['Enter', 'ArrowDown', 'Escape'].includes(key)) return false;
  target.blur();
  return true;
}
function clearSearch() {
  if (byId('search').value === '') return false;
  byId('search').value = '';
  filter();
  return true;
}

// Pages scroll the entry if nothing else has the focus.
const pages = { PageUp: -0.9, PageDown: 0.9, Home: -Infinity, End: Infinity };
function onPage(event) {
  const entry = byId('entry');
  if (event.target.closest('#entry, #list, input') || narrow.matches) return false;
  const part = pages[event.key];
  if (Number.isFinite(part)) entry.scrollBy(0, entry.clientHeight * part);
  else entry.scrollTo(0, part > 0 ? entry.scrollHeight : 0);
  return true;
}

// Returns the letter of a key, regardless of Caps Lock.
function keyOf({ key, shiftKey }) {
  return /^[A-Za-z]$/.test(key) ? (shiftKey ? key.toUpperCase() : key.toLowerCase()) : key;
}

// Handles a key, and returns true if it has a function here.
function onKey(event) {
  if (event.isComposing) return false;
  if (event.target === byId('search')) return onSearchKey(event);
  if (isTyping(event.target)) return false;
  if (event.key === 'Escape') return clearSearch();
  if (Object.hasOwn(pages, event.key)) return onPage(event);
  if (arrows[event.key]) return onArrow(event, arrows[event.key]);
  if (event.key === ' ' && view.mode === 'blink' && !event.target.closest('button, a, summary, input')) {
    if (view.isBlinking) setBlinking(false);
    else blink();
    return true;
  }
  const key = keyOf(event);
  const action = Object.hasOwn(shortcuts, key) ? shortcuts[key] : null;
  if (!action) return false;
  action();
  return true;
}

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || openDialog()) return;
  if (onKey(event)) event.preventDefault();
});
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  byId('entry').focus();
});
byId('help').addEventListener('click', shortcuts['?']);
byId('save').addEventListener('click', saveDecisions);
byId('command').addEventListener('click', copyCommand);
addEventListener('hashchange', followAddress);
addEventListener('resize', place);

readDecisions();
fillFilters();
showProgress();
const first = addressed();
filter();
if (first) reveal(first);
buildAllRows();
