function select(item, { scrolls = true } = {}) {
  if (current) rowOf(current).link.removeAttribute('aria-current');
  const isNew = item !== current;
  current = item;
  byId('article').hidden = !item;
  byId('nothing').hidden = Boolean(item);
  if (!item) {
    clearInterval(blinkTimer);
    panes = [];
    stage.replaceChildren();
    return;
  }
  const { link } = rowOf(item);
  link.setAttribute('aria-current', 'true');
  // Keeps the focus of keyboard users in the list.
  if (document.activeElement?.matches('.row')) link.focus({ preventScroll: true });
  if (scrolls) link.scrollIntoView({ block: 'nearest' });
  if (!isNew) return;
  if (location.hash !== addressOf(item)) location.replace(addressOf(item));
  chosenRegion = -1;
  view.zoom = null;
  const outcome = outcomes.get(item.outcome);
  byId('name').textContent = visible(item.name);
  const verdict = byId('verdict');
  verdict.className = `tone-${outcome.tone}`;
  verdict.replaceChildren(make('span', { class: 'dot' }), make('span', {}, verdictOf(item, outcome)));
  byId('entry').scrollTop = 0;
  showButtons();
  updateStepButtons();
  showPictures();
  showWords(item);
  preload(shown[shown.indexOf(item) + 1]);
}

// Returns the reason for which no decision about an entry is possible.
function obstacleOf(item, outcome) {
  if (canDecide(item)) return null;
  if (item.outcome === 'orphan') return '“prune” deletes it; there is nothing to accept';
  if (item.outcome === 'recorded') return 'it is already the baseline';
  return outcome.tone === 'same' ? 'there is nothing to decide' : 'there is no drawn picture to accept';
}

function verdictOf(item, outcome) {
  const { difference } = item;
  const obstacle = obstacleOf(item, outcome);
  if (obstacle) return `${outcome.label}: ${obstacle}`;
  if (!difference) return outcome.label;
  const regions = difference.regions.length;
  const sizes =
    difference.recordedWidth === difference.drawnWidth && difference.recordedHeight === difference.drawnHeight
      ? ''
      : `; recorded as ${difference.recordedWidth} × ${difference.recordedHeight}, drawn as ${difference.drawnWidth} × ${difference.drawnHeight}`;
  const rows = difference.rows.length ? `; ${wordsOfRows(difference)}` : '';
  return `${outcome.label}: ${countOf(difference.differingPixels, 'pixel')}${regions > 1 ? ` in ${regions} regions` : ''}${sizes}${rows}`;
}

function showButtons() {
  const decision = decisions.get(current);
  for (const [id, value] of [
    ['accept', 'accepted'],
    ['reject', 'rejected'],
  ]) {
    byId(id).disabled = !canDecide(current);
    byId(id).setAttribute('aria-pressed', String(decision === value));
    byId(id).textContent =
      decision === value
        ? value === 'accepted'
          ? 'Accepted'
          : 'Rejected'
        : value === 'accepted'
          ? 'Accept'
          : 'Reject';
  }
}

function updateStepButtons() {
  const index = shown.indexOf(current);
  byId('previous').disabled = index <= 0;
  byId('next').disabled = index < 0 || index >= shown.length - 1;
}

function step(by) {
  const index = shown.indexOf(current);
  const next = shown[index + by];
  if (!next) return;
  select(next);
  listUndecided();
}

// Loads the pictures of the next entry in advance.
function preload(item) {
  for (const kind of ['baseline', 'actual']) {
    if (item?.pictures[kind]) new Image().src = item.pictures[kind].path;
  }
}

// Shows an entry, and adds it to the list if the filters omit it.
function reveal(item) {
  if (!shown.includes(item)) {
    byId('search').value = '';
    byId('screen').value = '';
    byId('undecided').checked = false;
    shownOutcomes.add(item.outcome);
    for (const button of byId('outcomes').children)
      button.setAttribute('aria-pressed', String(shownOutcomes.has(button.dataset.outcome)));
    filter();
  }
  select(item);
}

function addressed() {
  const address = location.hash;
  return address.length > 2 ? items.find((item) => addressOf(item) === address) : undefined;
}
function followAddress() {
  const item = addressed();
  if (item && item !== current) reveal(item);
}

byId('previous').addEventListener('click', () => step(-1));
byId('next').addEventListener('click', () => step(1));
byId('accept').addEventListener('click', () => pressDecision('accepted'));
byId('reject').addEventListener('click', () => pressDecision('rejected'));
