const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId('data').textContent);
const items = data.items;
const outcomes = new Map(data.outcomes.map((outcome) => [outcome.key, outcome]));

const causesOf = (item, region) => region.causes.map((place) => item.difference.texts[place]);
const changesOf = (item) => item.difference?.texts.slice(0, item.difference.changes) ?? [];

// Text as it is looked at: what turns or joins letters without being seen gets a sign.
const visible = (text) => String(text).replace(/\p{Cf}/gu, '\ufffd');

// An element with attributes and children; what isn't an element becomes text.
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(
    ...children.filter((child) => child != null).map((child) => (child instanceof Node ? child : visible(child))),
  );
  return element;
}

// Storage may be switched off for files, or full.
function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
// True if the browser stores it; otherwise it holds until the page is closed.
function remember(key, value) {
  try {
    if (value == null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const countOf = (number, noun, nouns = `${noun}s`) => `${number.toLocaleString('en')} ${number === 1 ? noun : nouns}`;
const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
