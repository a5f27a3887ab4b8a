const byId = (id) => document.getElementById(id);

// Returns text with a replacement character for each invisible one that changes the direction or joining of letters.
const visible = (text) => String(text).replace(/\p{Cf}/gu, '\ufffd');

// Creates an element with attributes and children; children that aren't elements become text.
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

// Reads storage, which may be disabled for files.
function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
// Stores a value, and returns true if the browser keeps it; otherwise it lasts until the page is closed.
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
