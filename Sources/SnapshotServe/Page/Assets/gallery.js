// The screens, the addresses of their pictures, and requests. All addresses are relative to the page's, which has the
// token in its path.
const data = { tool: '', generation: 0, allowsRecording: false, screens: [], results: {}, fingerprints: [] };
const outcomes = new Map();
let current = null;

const causesOf = (item, region) => region.causes.map((index) => item.difference.texts[index]);
const changesOf = (item) => item.difference?.texts.slice(0, item.difference.changes) ?? [];
function amountOf({ difference }) {
  return difference
    ? `${countOf(difference.differingPixels, 'pixel')} of ${difference.comparedPixels.toLocaleString('en')}`
    : '';
}

function announce(text) {
  byId('status').textContent = visible(text);
}

// Sends a request, and returns its JSON.
async function request(path, options) {
  const response = await fetch(path, options);
  const content = await response.json();
  if (!response.ok) throw new Error(content.error ?? response.statusText);
  return content;
}

// Returns the reason for which a picture can't be drawn.
async function reasonFor(address) {
  try {
    const response = await fetch(address);
    return response.ok ? null : (await response.json()).error;
  } catch (error) {
    return `The server doesn't answer: ${error.message}`;
  }
}

// A screen, state and configuration, with the values of settings that aren't the configuration's.
const settingNames = [
  'device',
  'appearance',
  'orientation',
  'text',
  'locale',
  'direction',
  'contrast',
  'weight',
  'split',
];

function addressOf(kind, place, more = {}) {
  const query = new URLSearchParams({ screen: place.screen });
  if (place.configuration) query.set('configuration', place.configuration);
  for (const name of settingNames) if (place[name]) query.set(name, place[name]);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  query.set('v', data.generation);
  return `${kind}?${query}`;
}

function hashOf(place) {
  const query = new URLSearchParams();
  for (const name of ['configuration', ...settingNames]) if (place[name]) query.set(name, place[name]);
  if (place.tab && place.tab !== 'inspect') query.set('tab', place.tab);
  const text = query.toString();
  return `#/${place.screen.split('/').map(encodeURIComponent).join('/')}${text ? `?${text}` : ''}`;
}
function placeOf(hash) {
  if (!hash.startsWith('#/') || hash.length < 3) return null;
  const [path, query] = hash.slice(2).split('?', 2);
  const place = Object.fromEntries(new URLSearchParams(query ?? ''));
  try {
    place.screen = path.split('/').map(decodeURIComponent).join('/');
  } catch {
    return null;
  }
  return place;
}

const baseName = (screen) => screen.split('/')[0];
const screenNamed = (screen) => data.screens.find(({ name }) => name === baseName(screen));

// Returns the name of the declared picture at a place; null if no baseline is declared for it.
function pictureNameOf(place) {
  const screen = screenNamed(place.screen);
  if (!screen || settingNames.some((name) => place[name])) return null;
  const configuration = place.configuration || screen.configurations[0];
  if (!screen.configurations.includes(configuration)) return null;
  const state = place.screen.split('/')[1];
  return `${screen.name}/${state ? `${state}.` : ''}${configuration}`;
}

// MARK: Decisions

const decisionsKey = () => `snapshot-gallery:${data.tool}`;
function readDecisions() {
  try {
    return JSON.parse(remembered(decisionsKey()) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
function decisionOf(name) {
  const decisions = readDecisions();
  return Object.hasOwn(decisions, name) ? decisions[name] : null;
}
function keepDecision(name, decision) {
  const decisions = readDecisions();
  if (decision) decisions[name] = decision;
  else delete decisions[name];
  remember(decisionsKey(), Object.keys(decisions).length ? JSON.stringify(decisions) : null);
}
