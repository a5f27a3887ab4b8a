// The zoom is in device pixels per pixel of a picture; null fits the picture. The position is the pixel in the middle
// of a pane; in the baseline the shift is added to it, in pixels.
const view = {
  mode: 'side',
  zoom: null,
  x: 0,
  y: 0,
  shift: { x: 0, y: 0 },
  split: 0.5,
  hasRegions: true,
  fade: 0.5,
  isBlinking: true,
  showsDrawn: false,
};
const stage = byId('stage');
let panes = [];
let blinkTimer = 0;
const titles = { baseline: 'Baseline', actual: 'Drawn', difference: 'Differences' };
const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)');

function titleOf(kind) {
  const picture = current.pictures[kind];
  return `${titles[kind]}, ${picture.width} × ${picture.height}${picture.scale ? ` at ${picture.scale}×` : ''}`;
}

// The modes that an entry's pictures allow.
function modesOf(item) {
  const { baseline, actual, difference } = item.pictures;
  return baseline && actual
    ? ['side', 'slider', 'blink', ...(byId('fade') ? ['fade'] : []), ...(difference ? ['difference'] : [])]
    : baseline || actual
      ? ['side']
      : [];
}

function pictureLayer(kind) {
  const picture = current.pictures[kind];
  const layer = make('div', { class: 'layer', 'data-kind': kind });
  const image = make('img', {
    src: picture.path,
    width: picture.width,
    height: picture.height,
    alt: `${titles[kind]} of ${current.name}`,
    draggable: 'false',
    decoding: 'sync',
  });
  image.addEventListener('error', () =>
    layer.replaceChildren(make('p', { class: 'lost' }, `${picture.path} can't be shown: is it beside this page?`)),
  );
  const marks = make('div', { class: 'layer', 'aria-hidden': 'true' });
  layer.append(image, marks);
  return { kind, picture, layer, image, marks, boxes: [] };
}

function makePane(kinds, title) {
  const layers = kinds.map(pictureLayer);
  const glass = make('div', { class: 'glass' }, ...layers.map((layer) => layer.layer));
  const heading = make('h3', {}, title);
  const box = make('div', { class: 'pane' }, heading, glass);
  const pane = { box, glass, heading, layers };
  followPointer(pane);
  return pane;
}

function showPictures() {
  clearInterval(blinkTimer);
  sizes.disconnect();
  const modes = modesOf(current);
  const mode = modes.includes(view.mode) ? view.mode : modes[0];
  panes = [];
  if (mode === 'side') {
    panes = ['baseline', 'actual']
      .filter((kind) => current.pictures[kind])
      .map((kind) => makePane([kind], titleOf(kind)));
  } else if (mode === 'slider') {
    panes = [makePane(['actual', 'baseline'], 'Baseline on the left, drawn on the right')];
    panes[0].divider = make('div', { class: 'divider', 'aria-hidden': 'true' });
    panes[0].glass.append(panes[0].divider);
    dragDivider(panes[0]);
  } else if (mode === 'blink') {
    panes = [makePane(['baseline', 'actual'], '')];
  } else if (mode === 'fade') {
    panes = [makePane(['baseline', 'actual'], 'Drawn over the baseline')];
    panes[0].fades = true;
    setFade(view.fade);
  } else if (mode === 'difference') {
    panes = [makePane(['difference'], titleOf('difference'))];
  }
  stage.replaceChildren(...panes.map((pane) => pane.box));
  byId('viewer').hidden = panes.length === 0;
  for (const button of byId('modes').children) {
    button.hidden = !modes.includes(button.dataset.mode) || modes.length < 2;
    button.setAttribute('aria-pressed', String(button.dataset.mode === mode));
  }
  byId('modes').hidden = modes.length < 2;
  byId('split-label').hidden = mode !== 'slider';
  if (byId('fade')) byId('fade-label').hidden = mode !== 'fade';
  byId('blinking').hidden = mode !== 'blink';
  byId('regions-shown').hidden = !current.difference?.regions.length;
  byId('pointer').replaceChildren();
  makeRegionBoxes();
  if (mode === 'blink') {
    setBlinking(view.isBlinking && !wantsStillness.matches);
    showPhase();
  }
  for (const pane of panes) sizes.observe(pane.glass);
  place();
}

function setMode(mode) {
  if (!current || !modesOf(current).includes(mode)) return;
  view.mode = mode;
  showPictures();
}

// MARK: Position and zoom

const sizes = new ResizeObserver(() => place());

function extent() {
  const all = Object.values(current.pictures).filter(Boolean);
  return {
    width: Math.max(...all.map((picture) => picture.width)),
    height: Math.max(...all.map((picture) => picture.height)),
  };
}
function fittingZoom() {
  const { width, height } = extent();
  const box = panes[0].glass.getBoundingClientRect();
  return Math.max(0.01, Math.min((box.width - 16) / width, (box.height - 16) / height) * devicePixelRatio);
}
const scaleOf = () => (view.zoom ?? Math.min(fittingZoom(), 8)) / devicePixelRatio;

// Returns the pixel of a picture that is shown at the same position as `point` of the drawn one.
const placeIn = (kind, { x, y }) => (kind === 'baseline' ? { x: x + view.shift.x, y: y + view.shift.y } : { x, y });

// Updates all layers for the zoom and position; areas without a pixel of a pane's picture stay empty.
function place() {
  if (panes.length === 0 || !current) return;
  const { width, height } = extent();
  if (view.zoom == null) {
    view.x = width / 2;
    view.y = height / 2;
    view.shift = { x: 0, y: 0 };
  }
  view.x = clamp(view.x, 0, width);
  view.y = clamp(view.y, 0, height);
  const scale = scaleOf();
  for (const pane of panes) {
    const box = pane.glass.getBoundingClientRect();
    // Rounds to whole device pixels, so that pixels stay sharp.
    const snap = (value) => Math.round(value * devicePixelRatio) / devicePixelRatio;
    pane.left = snap(box.width / 2 - view.x * scale);
    pane.top = snap(box.height / 2 - view.y * scale);
    for (const layer of pane.layers) {
      const { x, y } = placeIn(layer.kind, { x: 0, y: 0 });
      const left = snap(pane.left - x * scale);
      const top = snap(pane.top - y * scale);
      layer.image.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
      layer.image.classList.toggle('pixels', scale * devicePixelRatio >= 1);
      placeRegions(layer, left, top, scale);
    }
    if (pane.divider) {
      const edge = view.split * box.width;
      pane.layers[0].layer.style.clipPath = `inset(0 0 0 ${edge}px)`;
      pane.layers[1].layer.style.clipPath = `inset(0 ${box.width - edge}px 0 0)`;
      pane.divider.style.left = `${edge}px`;
    }
  }
  byId('zoom').textContent = `${Math.round(scale * devicePixelRatio * 100)} %`;
  byId('split').value = String(Math.round(view.split * 1000));
}

// Zooms around a point of a pane, in its own coordinates, or around its middle.
function setZoom(zoom, pane = panes[0], point = null) {
  if (!pane) return;
  const old = scaleOf();
  const next = zoom == null ? null : clamp(zoom, Math.min(fittingZoom(), 1) / 2, 64);
  if (next != null && point) {
    const scale = next / devicePixelRatio;
    const box = pane.glass.getBoundingClientRect();
    view.x = (point.x - pane.left) / old - (point.x - box.width / 2) / scale;
    view.y = (point.y - pane.top) / old - (point.y - box.height / 2) / scale;
  }
  view.zoom = next;
  place();
}
function zoomBy(factor, pane, point) {
  if (panes[0]) setZoom(scaleOf() * devicePixelRatio * factor, pane, point);
}
function moveBy(x, y) {
  if (!panes[0]) return;
  const scale = scaleOf();
  view.zoom ??= scale * devicePixelRatio;
  view.x += x / scale;
  view.y += y / scale;
  place();
}

function setSplit(split) {
  view.split = clamp(split, 0, 1);
  place();
}

// Sets the opacity of the drawn picture over the baseline; not every page has this mode.
function setFade(fade) {
  view.fade = clamp(fade, 0, 1);
  byId('fade').value = String(Math.round(view.fade * 1000));
  if (panes[0]?.fades) panes[0].layers[1].layer.style.opacity = String(view.fade);
}

// MARK: Blinking

function setBlinking(isBlinking) {
  clearInterval(blinkTimer);
  view.isBlinking = isBlinking;
  byId('blinking').setAttribute('aria-pressed', String(isBlinking));
  if (isBlinking) blinkTimer = setInterval(blink, 700);
}
function blink() {
  view.showsDrawn = !view.showsDrawn;
  showPhase();
}
function showPhase() {
  const pane = panes[0];
  if (!pane || pane.layers.length < 2 || pane.divider || pane.fades) return;
  pane.layers[1].layer.style.visibility = view.showsDrawn ? 'visible' : 'hidden';
  pane.layers[0].layer.style.visibility = view.showsDrawn ? 'hidden' : 'visible';
  pane.heading.textContent = titleOf(view.showsDrawn ? 'actual' : 'baseline');
}

for (const button of byId('modes').children) button.addEventListener('click', () => setMode(button.dataset.mode));
byId('split').addEventListener('input', (event) => setSplit(event.target.value / 1000));
byId('fade')?.addEventListener('input', (event) => setFade(event.target.value / 1000));
byId('zoom-in').addEventListener('click', () => zoomBy(2));
byId('zoom-out').addEventListener('click', () => zoomBy(0.5));
byId('zoom-fit').addEventListener('click', () => setZoom(null));
byId('zoom-pixel').addEventListener('click', () => setZoom(1));
byId('blinking').addEventListener('click', () => setBlinking(!view.isBlinking));
