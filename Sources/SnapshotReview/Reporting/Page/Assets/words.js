function section(title, ...content) {
  return make('section', {}, make('h3', {}, title), ...content);
}
function bullets(texts, name) {
  return make('ul', { class: name }, ...texts.map((text) => make('li', {}, text)));
}
function table(head, lines) {
  const cells = (tag, texts) =>
    texts.map((text) => (tag === 'th' && text ? make('th', { scope: 'col' }, text) : make('td', {}, text ?? '—')));
  return make(
    'div',
    { class: 'scroll' },
    make(
      'table',
      {},
      ...(head ? [make('thead', {}, make('tr', {}, ...cells('th', head)))] : []),
      make(
        'tbody',
        {},
        ...lines.map((line) =>
          make(
            'tr',
            { class: line.isChanged ? 'changed' : null },
            make('th', { scope: 'row' }, line.name),
            ...cells('td', line.values),
          ),
        ),
      ),
    ),
  );
}

function differenceSections(item) {
  const { difference } = item;
  if (!difference) return [];
  const sections = [];
  const rows = difference.rows.slice(0, regionLimit);
  if (difference.rows.length > regionLimit)
    rows.push(`and in ${countOf(difference.rows.length - regionLimit, 'more place')}`);
  if (rows.length) sections.push(section('Rows that only one picture has', bullets(rows)));
  const count = difference.regions.length;
  sections.push(
    section(
      count === 1 ? 'One region' : `${count} regions`,
      count ? regionList(item) : make('p', {}, 'No pixel differs.'),
    ),
  );
  if (difference.changes) sections.push(section('Changed views', bullets(changesOf(item))));
  if (difference.sweep) sections.push(section('Tolerance', make('pre', { tabindex: 0 }, difference.sweep)));
  return sections;
}

function metadata(item) {
  const lines = [];
  const add = (name, value) => {
    if (value != null && value !== '') lines.push({ name, values: [value] });
  };
  add('Screen', item.screen);
  add('State', item.state);
  add('Configuration', item.configuration);
  const { difference } = item;
  if (difference) {
    const share = difference.comparedPixels
      ? ` (${((difference.differingPixels / difference.comparedPixels) * 100).toPrecision(2)} %)`
      : '';
    add('Differing', `${amountOf(item)}${share}`);
  }
  if (item.seconds) add('Drawn in', `${item.seconds.toFixed(2)} s`);
  return lines.length ? [section('Picture', table(null, lines))] : [];
}

function files(item) {
  const lines = Object.keys(titles)
    .filter((kind) => item.pictures[kind])
    .map((kind) => {
      const picture = item.pictures[kind];
      return {
        name: titles[kind],
        values: [
          `${picture.width} × ${picture.height}${picture.scale ? ` at ${picture.scale}×` : ''}`,
          `${picture.bytes.toLocaleString('en')} bytes`,
          picture.sha256,
        ],
      };
    });
  return lines.length ? [section('Files', table(['', 'Pixels', 'Size', 'SHA-256'], lines))] : [];
}

// Ignores fonts that only one picture uses: they are properties of the picture, not of the renderer.
function versions(item) {
  const of = (picture) => (picture?.fingerprint == null ? null : data.fingerprints[picture.fingerprint]);
  const recorded = of(item.pictures.baseline);
  const drawn = of(item.pictures.actual);
  if (!recorded && !drawn) return [];
  const names = [...new Set([...Object.keys(recorded ?? {}), ...Object.keys(drawn ?? {})])].sort();
  const get = (versions, name) => (versions && Object.hasOwn(versions, name) ? versions[name] : null);
  const lines = names.map((name) => {
    const values = [get(recorded, name), get(drawn, name)];
    const isFont = name.startsWith('font:');
    return {
      name,
      values,
      isChanged: recorded && drawn && values[0] !== values[1] && !(isFont && values.includes(null)),
    };
  });
  const changed = lines.filter((line) => line.isChanged).length;
  const summary =
    !recorded || !drawn
      ? 'Versions'
      : changed
        ? `Versions: ${changed === 1 ? 'one differs' : `${changed} differ`}`
        : 'Versions: the same for both pictures';
  return [
    make('details', { open: changed > 0 }, make('summary', {}, summary), table(['', 'Baseline', 'Drawn'], lines)),
  ];
}

function showWords(item) {
  const outcome = outcomes.get(item.outcome);
  const parts = [];
  if (item.warnings.length)
    parts.push(section(item.warnings.length === 1 ? 'Warning' : 'Warnings', bullets(item.warnings, 'warning')));
  if (outcome.tone === 'bad' && item.message) parts.push(section('Error', make('pre', { tabindex: 0 }, item.message)));
  parts.push(...differenceSections(item), ...metadata(item), ...files(item), ...versions(item));
  if (outcome.tone !== 'bad' && item.message) {
    parts.push(
      make(
        'details',
        { open: outcome.tone !== 'same' },
        make('summary', {}, 'Message of the run'),
        make('pre', { tabindex: 0 }, item.message),
      ),
    );
  }
  // Moves the focus to the entry if the focused element is removed.
  if (byId('words').contains(document.activeElement)) byId('entry').focus({ preventScroll: true });
  byId('words').replaceChildren(...parts);
}
