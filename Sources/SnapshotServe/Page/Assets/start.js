// The keyboard, server-sent events, and the page's start.
const help = [
  ['/', 'search'],
  ['arrows', 'move between pictures, in the list of views, or in the picture; swipe over a live one'],
  ['enter', 'open the picture'],
  ['esc', 'clear the search; go back to all screens'],
  ['j, k', 'next, previous screen'],
  ['i, l, c, o', 'inspect, layers, compare, record a flow'],
  ['1 2 3 4 5', 'side by side, slider, blink, fade, differences'],
  ['←, →', 'move the slider'],
  ['+, −, 0', 'zoom, fit'],
  ['[, ]', 'previous, next region'],
  ['g', 'show or hide the regions'],
  ['f', 'show or hide all frames'],
  ['a, r', 'accept, reject'],
  ['t', 'light, dark, or system appearance'],
  ['?', 'this help'],
];
byId('keys').replaceChildren(...help.map(([key, does]) => make('div', {}, make('dt', {}, key), make('dd', {}, does))));

const isTyping = (target) => target.matches('input[type="search"], input:not([type]), textarea, select');
const isComparing = () => here?.tab === 'compare' && current;
const modes = ['side', 'slider', 'blink', 'fade', 'difference'];
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function showTab(tab) {
  if (here && !byId('tabs').querySelector(`[data-tab="${tab}"]`).disabled) go({ ...here, tab });
}
function zoom(factor) {
  if (isComparing()) {
    if (factor == null) setZoom(null);
    else zoomBy(factor);
  } else if (here) zoomDrawing(factor);
}

const shortcuts = {
  '/': () => {
    if (here) leave();
    byId('search').focus();
    byId('search').select();
  },
  j: () => step(1),
  k: () => step(-1),
  i: () => showTab('inspect'),
  l: () => showTab('layers'),
  c: () => showTab('compare'),
  o: () => showTab('record'),
  f: () => byId('marks').querySelector('[data-mark="frames"]').click(),
  '+': () => zoom(1.5),
  '=': () => zoom(1.5),
  '-': () => zoom(1 / 1.5),
  0: () => zoom(null),
  t: nextAppearance,
  '?': () => byId('help-panel').showModal(),
};
const comparingShortcuts = {
  ...Object.fromEntries(modes.map((mode, index) => [index + 1, () => setMode(mode)])),
  '[': () => nextRegion(-1),
  ']': () => nextRegion(1),
  g: toggleRegions,
  a: () => decide('accepted'),
  r: () => decide('rejected'),
};

function onEscape() {
  if (here) leave();
  else if (byId('search').value) {
    byId('search').value = '';
    search();
  } else return false;
  return true;
}

function onArrow(event) {
  const [x, y] = arrows[event.key];
  if (!here) {
    focusEntry(focused + x + y * columns);
    return true;
  }
  if (event.target.closest('input, #words')) return false;
  if (event.target === live) {
    swipeByKey(x, y);
    return true;
  }
  if (!isComparing()) return false;
  if (stage.contains(event.target)) moveBy(x * 40, y * 40);
  else if (panes[0]?.divider && x) setSplit(view.split + x * 0.02);
  else if (panes[0]?.fades && x) setFade(view.fade + x * 0.02);
  else return false;
  return true;
}

function onSearchKey({ key }) {
  if (key === 'Escape' && byId('search').value) {
    byId('search').value = '';
    search();
  } else if (['Escape', 'Enter', 'ArrowDown'].includes(key)) focusEntry(key === 'Escape' ? focused : 0);
  // The key that leads to the search isn't its text. No name begins with a slash.
  else if (key !== '/' || byId('search').value) return false;
  return true;
}

// Handles a key, and returns true if it has a function here.
function onKey(event) {
  if (event.isComposing) return false;
  if (event.target === byId('search')) return onSearchKey(event);
  if (isTyping(event.target)) {
    if (event.key !== 'Escape') return false;
    byId('name').focus();
    return true;
  }
  if (byId('tree').contains(event.target) && onTreeKey(event)) return true;
  if (event.key === 'Escape') return onEscape();
  if (arrows[event.key]) return onArrow(event);
  if (!here && event.key === 'Home') focusEntry(0);
  else if (!here && event.key === 'End') focusEntry(shown.length - 1);
  else {
    const actions = isComparing() ? { ...shortcuts, ...comparingShortcuts } : shortcuts;
    if (!Object.hasOwn(actions, event.key)) return false;
    actions[event.key]();
  }
  return true;
}
document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  if (onKey(event)) event.preventDefault();
});
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  byId('main').focus();
});
byId('help').addEventListener('click', shortcuts['?']);
addEventListener('hashchange', show);

// MARK: Changes

async function loadCatalog() {
  try {
    Object.assign(data, await request('api/catalog'));
  } catch (error) {
    announce(error.message);
    return false;
  }
  for (const outcome of data.outcomes) outcomes.set(outcome.key, outcome);
  byId('tool').textContent = data.tool;
  return true;
}

async function loadResults() {
  try {
    data.results = await request('api/results');
  } catch {
    return;
  }
  fillOutcomes();
  filterEntries();
}

// Follows changes while the page is visible: browsers allow six connections to a server, for all tabs together.
let events = null;
function listen() {
  if (events || document.hidden) return;
  events = new EventSource('events');
  let isLost = false;
  const on = (name, action) => events.addEventListener(name, (event) => action(JSON.parse(event.data)));
  on('screens', async ({ generation }) => {
    if (isLost) announce('Connected again');
    isLost = false;
    if (Number(generation) === data.generation) return;
    if (!(await loadCatalog())) return;
    announce('The app was rebuilt');
    makeControls();
    fillOutcomes();
    listEntries();
    show();
  });
  on('results', loadResults);
  on('index', () => byId('search').value.trim() && search());
  on('building', () => announce('Building…'));
  on('failed', ({ errors }) => announce(`The build failed: ${errors}`));
  events.addEventListener('error', () => {
    isLost = true;
    announce('The server doesn’t answer; it is asked again');
  });
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) {
    events?.close();
    events = null;
  } else {
    listen();
    loadResults();
  }
});

async function start() {
  if (!(await loadCatalog())) {
    listen();
    return;
  }
  makeControls();
  fillOutcomes();
  listEntries();
  show();
  listen();
}
start();
