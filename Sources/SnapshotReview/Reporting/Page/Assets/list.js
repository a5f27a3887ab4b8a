const shownOutcomes = new Set(data.outcomes.filter((outcome) => outcome.isShown).map((outcome) => outcome.key));
if (shownOutcomes.size === 0) for (const outcome of data.outcomes) shownOutcomes.add(outcome.key);
let shown = [];
let current = null;
const narrow = matchMedia('(max-width: 54rem)');

const thumbnails = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      thumbnails.unobserve(target);
      target.append(make('img', { src: target.dataset.picture, alt: '', decoding: 'async', draggable: 'false' }));
    }
  },
  { rootMargin: '200px' },
);

// Returns the strongest cause, the first line of the run's message, or the amount of the difference.
function reasonOf(item) {
  const region = item.difference?.regions.find((region) => region.causes.length);
  return (region ? causesOf(item, region)[0] : changesOf(item)[0]) || item.message.split('\n', 1)[0] || amountOf(item);
}
function amountOf({ difference }) {
  return difference
    ? `${countOf(difference.differingPixels, 'pixel')} of ${difference.comparedPixels.toLocaleString('en')}`
    : '';
}

function makeRow(item) {
  const outcome = outcomes.get(item.outcome);
  const picture = item.pictures.actual ?? item.pictures.baseline;
  const thumbnail = make('span', { class: 'thumbnail', 'data-picture': picture?.path });
  if (picture) thumbnails.observe(thumbnail);
  const reason = reasonOf(item);
  const link = make(
    'a',
    { class: 'row', href: addressOf(item) },
    thumbnail,
    make(
      'span',
      { class: 'about' },
      make('span', { class: 'name', title: visible(item.name) }, item.name),
      make(
        'span',
        { class: `cause tone-${outcome.tone}` },
        make('span', { class: 'dot' }),
        make(
          'span',
          { title: visible(reason) },
          outcome.tone === 'same' || !reason ? outcome.label : `${outcome.label}: ${reason}`,
        ),
      ),
    ),
    canDecide(item) ? make('span', { class: 'decision', role: 'img' }) : null,
  );
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    select(item);
    // The entry is below the list, out of view.
    if (narrow.matches) byId('entry').scrollIntoView();
  });
  return link;
}

// Rows are created in batches, so that the first entry is shown before the list is complete.
const rows = new Map(items.map((item, index) => [item, { index, link: null, line: null, isShown: true, words: null }]));
let builtRows = 0;
function buildRows(count) {
  const lines = [];
  for (; builtRows < Math.min(count, items.length); builtRows++) {
    const item = items[builtRows];
    const row = rows.get(item);
    row.link = makeRow(item);
    row.line = make('li', { hidden: !row.isShown }, row.link);
    showDecision(item);
    lines.push(row.line);
  }
  byId('list').append(...lines);
}
function buildAllRows() {
  buildRows(builtRows + 200);
  if (builtRows < items.length) setTimeout(buildAllRows);
}
function rowOf(item) {
  const row = rows.get(item);
  buildRows(row.index + 1);
  return row;
}

function addressOf(item) {
  return `#/${encodeURIComponent(item.name.toWellFormed?.() ?? item.name)}`;
}

function textOf(item) {
  const row = rows.get(item);
  row.words ??= [item.name, item.message, ...item.warnings, ...(item.difference?.texts ?? [])].join('\n').toLowerCase();
  return row.words;
}

function filter() {
  const wanted = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const screen = byId('screen').value;
  const onlyUndecided = byId('undecided').checked;
  shown = items.filter(
    (item) =>
      shownOutcomes.has(item.outcome) &&
      (screen === '' || (item.screen ?? '') === screen.slice(1)) &&
      (!onlyUndecided || (canDecide(item) && !decisions.has(item))) &&
      wanted.every((word) => textOf(item).includes(word)),
  );
  const visible = new Set(shown);
  for (const [item, row] of rows) {
    row.isShown = visible.has(item);
    if (row.line) row.line.hidden = !row.isShown;
  }
  byId('shown').textContent =
    shown.length === items.length
      ? countOf(items.length, 'entry', 'entries')
      : `${shown.length.toLocaleString('en')} of ${items.length.toLocaleString('en')} entries`;
  showCountToAccept();
  if (!visible.has(current)) select(shown[0] ?? null);
  else updateStepButtons();
}

function fillFilters() {
  const screens = [...new Set(items.map((item) => item.screen ?? ''))].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  byId('screen').append(
    make(
      'option',
      { value: '' },
      screens.length === 1 ? 'One screen' : `All ${screens.filter(Boolean).length.toLocaleString('en')} screens`,
    ),
    ...screens.map((screen) => make('option', { value: `:${screen}` }, screen || 'No screen')),
  );
  for (const outcome of data.outcomes) {
    const button = make(
      'button',
      {
        type: 'button',
        class: `tone-${outcome.tone}`,
        'data-outcome': outcome.key,
        'aria-pressed': String(shownOutcomes.has(outcome.key)),
      },
      make('span', { class: 'dot' }),
      `${outcome.label} `,
      make('b', {}, outcome.count.toLocaleString('en')),
    );
    button.addEventListener('click', () => {
      if (!shownOutcomes.delete(outcome.key)) shownOutcomes.add(outcome.key);
      button.setAttribute('aria-pressed', String(shownOutcomes.has(outcome.key)));
      filter();
    });
    byId('outcomes').append(button);
  }
  byId('search').addEventListener('input', filter);
  byId('screen').addEventListener('change', filter);
  byId('undecided').addEventListener('change', filter);
  byId('accept-shown').addEventListener('click', acceptShown);
}

function showDecision(item) {
  const { link } = rows.get(item);
  if (item === current) showButtons();
  if (!link || !canDecide(item)) return;
  const decision = decisions.get(item);
  const mark = link.querySelector('.decision');
  if (decision) link.dataset.decision = decision;
  else delete link.dataset.decision;
  mark.textContent = decision === 'accepted' ? '✓' : decision === 'rejected' ? '✕' : '';
  mark.setAttribute('aria-label', decision ?? 'undecided');
}
