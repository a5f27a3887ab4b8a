const pointOf = (event, pane) => {
  const box = pane.glass.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

function followPointer(pane) {
  const { glass } = pane;
  let last = null;
  glass.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    last = { x: event.clientX, y: event.clientY };
    glass.setPointerCapture(event.pointerId);
    glass.classList.add('moving');
  });
  glass.addEventListener('pointermove', (event) => {
    if (last) {
      if (event.clientX !== last.x || event.clientY !== last.y) moveBy(last.x - event.clientX, last.y - event.clientY);
      last = { x: event.clientX, y: event.clientY };
    }
    showPixel(pane, pointOf(event, pane));
  });
  for (const name of ['pointerup', 'pointercancel']) {
    glass.addEventListener(name, () => {
      last = null;
      glass.classList.remove('moving');
    });
  }
  glass.addEventListener('pointerleave', () => byId('pointer').replaceChildren());
  glass.addEventListener('dblclick', (event) => {
    const isNear = scaleOf() * devicePixelRatio >= 4;
    if (isNear) setZoom(null);
    else setZoom(8, pane, pointOf(event, pane));
  });
  glass.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(2 ** clamp(-event.deltaY / 100, -1, 1), pane, pointOf(event, pane));
    },
    { passive: false },
  );
}

function dragDivider(pane) {
  let isDragged = false;
  pane.divider.addEventListener('pointerdown', (event) => {
    event.stopPropagation();
    // Arrow keys then continue from the pointer's last position.
    event.preventDefault();
    byId('split').focus({ preventScroll: true });
    isDragged = true;
    pane.divider.setPointerCapture(event.pointerId);
  });
  pane.divider.addEventListener('pointermove', (event) => {
    if (!isDragged) return;
    event.stopPropagation();
    setSplit(pointOf(event, pane).x / pane.glass.clientWidth);
  });
  for (const name of ['pointerup', 'pointercancel'])
    pane.divider.addEventListener(name, () => {
      isDragged = false;
    });
  pane.divider.addEventListener('dblclick', (event) => event.stopPropagation());
}

// MARK: Colors

const sampler = make('canvas', { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
// Browsers don't allow scripts to read the pixels of local files.
let readsColors = location.protocol !== 'file:' && sampler != null;

const hasPixel = ({ picture }, { x, y }) => x >= 0 && y >= 0 && x < picture.width && y < picture.height;

function colorOf({ image }, { x, y }) {
  if (!readsColors || !image.complete) return null;
  try {
    sampler.clearRect(0, 0, 1, 1);
    sampler.drawImage(image, x, y, 1, 1, 0, 0, 1, 1);
    const [red, green, blue, alpha] = sampler.getImageData(0, 0, 1, 1).data;
    const bytes = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
    return '#' + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    readsColors = false;
    return null;
  }
}

function showPixel(pane, point) {
  const scale = scaleOf();
  const shown = { x: Math.floor((point.x - pane.left) / scale), y: Math.floor((point.y - pane.top) / scale) };
  const layers = panes.flatMap((pane) => pane.layers).filter((layer) => hasPixel(layer, placeIn(layer.kind, shown)));
  const wordsOf = ({ x, y }) => `(${x}, ${y})`;
  const recorded = placeIn('baseline', shown);
  const isShifted = recorded.x !== shown.x || recorded.y !== shown.y;
  const parts = layers.length ? [wordsOf(shown) + (isShifted ? `, in the baseline ${wordsOf(recorded)}` : '')] : [];
  for (const layer of layers) {
    const color = colorOf(layer, placeIn(layer.kind, shown));
    if (!color) continue;
    const swatch = make('span', { class: 'swatch' });
    swatch.style.backgroundColor = color;
    parts.push(` ${titles[layer.kind]}`, swatch, color);
  }
  byId('pointer').replaceChildren(...parts);
}
