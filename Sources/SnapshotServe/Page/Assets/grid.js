// The grid of thumbnails: only those near the viewport exist, so that thousands are as quick as ten.
const grid = byId('grid');
const scroller = byId('scroller');
let entries = [];
let shown = [];
let focused = 0;
let matches = null;
const tiles = new Map();
const tile = { width: 172, height: 316, gap: 12 };
let columns = 1;

function listEntries() {
  const all = byId('extent').value === 'pictures';
  entries = data.screens.flatMap((screen) =>
    [screen.name, ...screen.states.map((state) => `${screen.name}/${state}`)].flatMap((name) =>
      (all ? screen.configurations : [screen.configurations[0] ?? '']).map((configuration) => {
        const place = all ? { screen: name, configuration } : { screen: name };
        return { place, title: screen.title, note: all ? configuration : '', picture: pictureNameOf(place) };
      }),
    ),
  );
  filterEntries();
}

function filterEntries() {
  const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const outcome = byId('outcome').value;
  shown = entries.filter(
    (entry) =>
      (!words.length ||
        matches?.has(entry.place.screen) ||
        words.every((word) => `${entry.place.screen} ${entry.title} ${entry.note}`.toLowerCase().includes(word))) &&
      (!outcome || data.results[entry.picture] === outcome),
  );
  focused = clamp(focused, 0, Math.max(0, shown.length - 1));
  byId('nothing').hidden = shown.length > 0;
  byId('shown').textContent =
    (shown.length === entries.length
      ? countOf(entries.length, 'picture')
      : `${shown.length.toLocaleString('en')} of ${countOf(entries.length, 'picture')}`) +
    (words.length && matches?.pending ? `; ${countOf(matches.pending, 'screen')} not yet searched for texts` : '');
  for (const [index, element] of tiles) {
    element.remove();
    tiles.delete(index);
  }
  placeTiles();
}

let searching = 0;
async function search() {
  const text = byId('search').value.trim();
  const number = ++searching;
  if (!text) {
    matches = null;
    filterEntries();
    return;
  }
  filterEntries();
  try {
    const found = await request(`api/search?${new URLSearchParams({ q: text })}`);
    if (number !== searching) return;
    matches = new Set(found.names);
    matches.pending = found.total - found.done;
    filterEntries();
  } catch (error) {
    announce(error.message);
  }
}
let searchTimer = 0;
function searchSoon() {
  clearTimeout(searchTimer);
  filterEntries();
  searchTimer = setTimeout(search, 120);
}

function placeTiles() {
  if (byId('gallery').hidden) return;
  const width = scroller.clientWidth - tile.gap;
  columns = Math.max(2, Math.floor(width / (tile.width + tile.gap)));
  const cell = Math.floor(width / columns);
  const row = tile.height + tile.gap;
  grid.style.height = `${Math.ceil(shown.length / columns) * row}px`;
  const height = scroller.clientHeight;
  const first = Math.max(0, Math.floor(scroller.scrollTop / row) - 1) * columns;
  const last = Math.min(shown.length, (Math.ceil((scroller.scrollTop + height) / row) + 1) * columns);
  for (const [index, element] of tiles) {
    if ((index < first || index >= last) && index !== focused) {
      element.remove();
      tiles.delete(index);
    }
  }
  const wanted = [];
  for (let index = first; index < last; index++) wanted.push(index);
  if (focused < shown.length && !wanted.includes(focused)) wanted.push(focused);
  for (const index of wanted) {
    if (!tiles.has(index)) insertTile(index);
    const { style } = tiles.get(index);
    style.left = `${(index % columns) * cell + tile.gap / 2}px`;
    style.top = `${Math.floor(index / columns) * row}px`;
    style.width = `${cell - tile.gap}px`;
    tiles.get(index).firstChild.tabIndex = index === focused ? 0 : -1;
  }
}

// Inserts a tile before the next one, so that the order in the document is that of the pictures.
function insertTile(index) {
  const element = makeTile(shown[index], index);
  const later = [...tiles.keys()].filter((other) => other > index);
  grid.insertBefore(element, later.length ? tiles.get(Math.min(...later)) : null);
  tiles.set(index, element);
}

function makeTile(entry, index) {
  const outcome = outcomes.get(data.results[entry.picture]);
  const decision = entry.picture ? decisionOf(entry.picture) : null;
  const frame = make('span', { class: 'frame' });
  const link = make(
    'a',
    { class: 'tile', href: hashOf(entry.place), title: visible(entry.title) },
    frame,
    make('span', { class: 'name' }, entry.place.screen),
    make('span', { class: 'note' }, entry.note || entry.title),
    outcome
      ? make(
          'span',
          { class: `note tone-${outcome.tone}` },
          make('span', { class: 'dot' }),
          ` ${outcome.label}${decision ? `, ${decision}` : ''}`,
        )
      : null,
  );
  link.addEventListener('focus', () => {
    if (focused === index) return;
    focused = index;
    placeTiles();
  });
  const element = make(
    'div',
    { class: 'cell', role: 'listitem', 'aria-setsize': shown.length, 'aria-posinset': index + 1 },
    link,
  );
  // Tiles that were scrolled away meanwhile request nothing.
  setTimeout(() => element.isConnected && loadThumbnail(frame, entry.place), 60);
  return element;
}

function loadThumbnail(frame, place) {
  const address = addressOf('picture', place, { scale: 1 });
  const image = make('img', { alt: '', decoding: 'async', draggable: 'false' });
  image.addEventListener('error', async () => {
    const reason = await reasonFor(address);
    if (!frame.isConnected || !reason) return;
    frame.replaceChildren(make('span', { class: 'lost' }, reason));
  });
  image.src = address;
  frame.replaceChildren(image);
}

function focusEntry(index) {
  if (!shown.length) return;
  focused = clamp(index, 0, shown.length - 1);
  const row = tile.height + tile.gap;
  const top = Math.floor(focused / columns) * row;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + row > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + row - scroller.clientHeight;
  placeTiles();
  tiles.get(focused)?.firstChild.focus({ preventScroll: true });
}

function fillOutcomes() {
  const counts = new Map();
  for (const outcome of Object.values(data.results)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const chosen = byId('outcome').value;
  byId('outcome').replaceChildren(
    make('option', { value: '' }, 'Any'),
    ...[...outcomes.values()]
      .filter(({ key }) => counts.has(key))
      .map(({ key, label }) => make('option', { value: key }, `${label} (${counts.get(key)})`)),
  );
  byId('outcome').value = counts.has(chosen) ? chosen : '';
}

scroller.addEventListener('scroll', placeTiles, { passive: true });
new ResizeObserver(placeTiles).observe(scroller);
byId('search').addEventListener('input', searchSoon);
byId('extent').addEventListener('change', listEntries);
byId('outcome').addEventListener('change', filterEntries);
