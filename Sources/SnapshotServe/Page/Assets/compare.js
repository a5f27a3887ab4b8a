// A picture beside its baseline, on the report's stage.
let comparing = 0;
async function compare(picture) {
  const number = ++comparing;
  byId('comparison').textContent = 'Drawing…';
  byId('compare').setAttribute('aria-busy', 'true');
  try {
    const item = await request(`api/comparison?${new URLSearchParams({ picture })}`);
    if (number !== comparing) return;
    const isSame = current?.name === item.name;
    current = item;
    data.results[item.name] = item.outcome;
    fillOutcomes();
    chosenRegion = -1;
    if (!isSame) view.zoom = null;
    showPictures();
    showWords(item);
    showDecision();
  } catch (error) {
    if (number !== comparing) return;
    current = null;
    byId('viewer').hidden = true;
    byId('words').replaceChildren(make('pre', { tabindex: 0 }, error.message));
    byId('comparison').textContent = 'Not compared';
  } finally {
    if (number === comparing) byId('compare').setAttribute('aria-busy', 'false');
  }
}

const canDecide = (item) => Boolean(item?.pictures.actual);

function showDecision() {
  const outcome = outcomes.get(current.outcome);
  const decision = canDecide(current) ? decisionOf(current.name) : null;
  byId('comparison').textContent = visible(
    `${outcome?.label ?? current.outcome}${current.difference ? `: ${amountOf(current)}` : ''}` +
      (current.difference?.rows.length ? `; ${wordsOfRows(current.difference)}` : '') +
      (decision ? `; ${decision}` : '') +
      (decision === 'accepted' && !data.allowsRecording
        ? `. To record it: ${data.tool} verify ${current.screen}; ${data.tool} approve ${current.name}`
        : ''),
  );
  for (const [id, value] of [
    ['accept', 'accepted'],
    ['reject', 'rejected'],
  ]) {
    byId(id).disabled = !canDecide(current);
    byId(id).setAttribute('aria-pressed', String(decision === value));
  }
  byId('accept').textContent = data.allowsRecording ? 'Accept and record' : 'Accept';
}

async function decide(decision) {
  const item = current;
  if (!canDecide(item)) return;
  const isRepeated = decisionOf(item.name) === decision;
  keepDecision(item.name, isRepeated && !(decision === 'accepted' && data.allowsRecording) ? null : decision);
  showDecision();
  if (decision !== 'accepted' || !data.allowsRecording) return;
  byId('accept').disabled = true;
  try {
    await request('api/decision', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ picture: item.name, hash: item.pictures.actual.sha256 }),
    });
    keepDecision(item.name, null);
    announce(`${item.name} is recorded`);
  } catch (error) {
    announce(error.message);
  }
  if (current === item) await compare(item.name);
}

byId('accept').addEventListener('click', () => decide('accepted'));
byId('reject').addEventListener('click', () => decide('rejected'));
addEventListener('resize', () => current && place());
