// A screen in any configuration: the controls, and the picture with what is drawn over it.
let here = null;
const drawn = { zoom: null, width: 0, height: 0 };
const canvas = byId('canvas');

const labels = {
  state: 'Data',
  configuration: 'Configuration',
  device: 'Device',
  appearance: 'Appearance',
  text: 'Text size',
  locale: 'Language',
  direction: 'Direction',
  contrast: 'Contrast',
  weight: 'Text weight',
  orientation: 'Orientation',
  split: 'Part of an iPad',
};
const values = {
  appearance: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  contrast: ['normal', 'high'],
  weight: ['regular', 'bold'],
  orientation: ['portrait', 'landscape'],
};
const languages = ['en', 'de', 'fr', 'es', 'ja', 'zh_Hans', 'ko', 'ru', 'hi', 'th', 'ar', 'he'];

function makeControls() {
  const select = (name) =>
    make(
      'label',
      { class: 'control' },
      make('span', {}, labels[name]),
      make('select', { name, autocomplete: 'off' }, make('option', { value: '' }, 'As declared')),
    );
  const locale = make(
    'label',
    { class: 'control' },
    make('span', {}, labels.locale),
    make('input', { name: 'locale', list: 'languages', placeholder: 'As declared', autocomplete: 'off', size: 10 }),
  );
  byId('controls').replaceChildren(
    ...['state', 'configuration', 'device', 'appearance', 'text'].map(select),
    locale,
    ...['direction', 'contrast', 'weight', 'orientation', 'split'].map(select),
    make('datalist', { id: 'languages' }, ...languages.map((value) => make('option', { value }))),
    make('button', { type: 'reset' }, 'Reset'),
  );
  const fill = (name, list) =>
    byId('controls').elements[name].append(...list.map(([value, label]) => make('option', { value }, label)));
  for (const [name, list] of Object.entries(values))
    fill(
      name,
      list.map((value) => [value, value]),
    );
  fill(
    'device',
    data.devices.map(({ value, label }) => [value, label]),
  );
  fill(
    'text',
    data.textSizes.map((value) => [value, value]),
  );
  fill(
    'split',
    data.splits.map((value) => [value, value]),
  );
}

function showControls() {
  const screen = screenNamed(here.screen);
  const { elements } = byId('controls');
  elements.state.replaceChildren(
    make('option', { value: '' }, 'Initial'),
    ...screen.states.map((state) => make('option', { value: state }, state)),
  );
  elements.state.value = here.screen.split('/')[1] ?? '';
  elements.state.disabled = screen.states.length === 0;
  elements.configuration.replaceChildren(...screen.configurations.map((name) => make('option', { value: name }, name)));
  elements.configuration.value = here.configuration || (screen.configurations[0] ?? '');
  for (const name of settingNames) {
    const value = here[name] ?? '';
    elements[name].value = value;
    // An address may have another name of a device.
    if (elements[name].value !== value) {
      elements[name].append(make('option', { value }, value));
      elements[name].value = value;
    }
  }
}

byId('controls').addEventListener('change', () => {
  const { elements } = byId('controls');
  const next = { screen: baseName(here.screen), tab: here.tab };
  if (elements.state.value) next.screen += `/${elements.state.value}`;
  if (elements.configuration.selectedIndex > 0) next.configuration = elements.configuration.value;
  for (const name of settingNames) if (elements[name].value.trim()) next[name] = elements[name].value.trim();
  go(next);
});
byId('controls').addEventListener('reset', (event) => {
  event.preventDefault();
  go({ screen: baseName(here.screen), tab: here.tab });
});
byId('controls').addEventListener('submit', (event) => event.preventDefault());

function go(next) {
  if (hashOf(next) === location.hash) show();
  else location.replace(hashOf(next));
}

// Shows the place in the address: a screen, or the grid.
function show() {
  const next = placeOf(location.hash);
  const screen = next && screenNamed(next.screen);
  const isNew = !here || !next || here.screen !== next.screen;
  here = screen ? next : null;
  byId('gallery').hidden = Boolean(here);
  byId('article').hidden = !here;
  if (!here) {
    current = null;
    document.title = data.tool;
    if (next) announce(`There is no screen “${next.screen}”`);
    placeTiles();
    tiles.get(focused)?.firstChild.focus({ preventScroll: true });
    return;
  }
  document.title = `${here.screen}: ${data.tool}`;
  byId('name').textContent = here.screen;
  byId('verdict').textContent = screen.title;
  showControls();
  const tab = here.tab ?? 'inspect';
  for (const button of byId('tabs').children) button.setAttribute('aria-pressed', String(button.dataset.tab === tab));
  const picture = pictureNameOf(here);
  byId('tabs').querySelector('[data-tab="compare"]').disabled = !picture;
  byId('inspect').hidden = tab === 'compare' || tab === 'record';
  byId('compare').hidden = tab !== 'compare';
  byId('record').hidden = tab !== 'record';
  const index = shown.findIndex((entry) => entry.place.screen === here.screen);
  if (index >= 0) focused = index;
  byId('previous').disabled = index <= 0;
  byId('next').disabled = index < 0 || index >= shown.length - 1;
  if (tab === 'record') {
    current = null;
    record();
  } else if (tab === 'compare' && picture) compare(picture);
  else draw();
  if (isNew) byId('name').focus({ preventScroll: true });
}

// MARK: Picture

let drawing = 0;
async function draw() {
  current = null;
  const number = ++drawing;
  const address = addressOf('picture', here);
  canvas.setAttribute('aria-busy', 'true');
  const image = make('img', { alt: `Picture of ${here.screen}`, draggable: 'false' });
  image.src = address;
  try {
    await image.decode();
  } catch {
    const reason = await reasonFor(address);
    if (number !== drawing) return;
    canvas.setAttribute('aria-busy', 'false');
    canvas.replaceChildren(make('p', { class: 'lost', role: 'alert' }, reason ?? "The picture can't be shown."));
    inspect(null);
    return;
  }
  if (number !== drawing) return;
  canvas.setAttribute('aria-busy', 'false');
  drawn.image = image;
  drawn.address = address;
  drawn.width = image.naturalWidth;
  drawn.height = image.naturalHeight;
  showDrawing();
  try {
    const found = await request(addressOf('inspection', here));
    if (number !== drawing) return;
    byId('verdict').textContent = `${screenNamed(here.screen).title}, ${found.configuration}`;
    inspect(found);
  } catch (error) {
    if (number === drawing) announce(error.message);
  }
}

function showDrawing() {
  const isScene = here.tab === 'layers';
  byId('scene-controls').hidden = !isScene;
  byId('marks').hidden = isScene;
  byId('sizes').hidden = isScene;
  if (!drawn.image) return;
  if (isScene) {
    showScene();
    return;
  }
  const sheet = make('div', { class: 'sheet' }, drawn.image, overlay);
  canvas.replaceChildren(sheet);
  placeDrawing();
}

// Sizes the picture: a number of CSS pixels per pixel, or as large as fits.
function placeDrawing() {
  const sheet = canvas.querySelector('.sheet');
  if (!sheet) return;
  const scale = drawn.zoom ?? fittingScale();
  sheet.style.width = `${drawn.width * scale}px`;
  sheet.style.height = `${drawn.height * scale}px`;
  showMarks();
}
const fittingScale = () =>
  Math.min(1, (canvas.clientWidth - 24) / drawn.width, Math.max(320, canvas.clientHeight - 24) / drawn.height);
function zoomDrawing(factor) {
  drawn.zoom = factor == null ? null : clamp((drawn.zoom ?? fittingScale()) * factor, 0.1, 8);
  placeDrawing();
}

// On a phone the picture comes first.
byId('settings').open = !matchMedia('(max-width: 54rem)').matches;
byId('smaller').addEventListener('click', () => zoomDrawing(1 / 1.5));
byId('larger').addEventListener('click', () => zoomDrawing(1.5));
byId('fitting').addEventListener('click', () => zoomDrawing(null));
new ResizeObserver(() => placeDrawing()).observe(canvas);
for (const button of byId('tabs').children)
  button.addEventListener('click', () => go({ ...here, tab: button.dataset.tab }));

function step(by) {
  const index = shown.findIndex((entry) => entry.place.screen === here?.screen);
  const next = shown[index + by];
  if (index >= 0 && next) go({ ...here, screen: next.place.screen, configuration: next.place.configuration ?? '' });
}
byId('previous').addEventListener('click', () => step(-1));
byId('next').addEventListener('click', () => step(1));
byId('back').addEventListener('click', leave);
function leave() {
  history.pushState(null, '', '#');
  show();
}
