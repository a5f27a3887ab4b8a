const regionLimit = 200;
let chosenRegion = -1;

const regionsOf = (item) => item?.difference?.regions.slice(0, regionLimit) ?? [];

// Returns the box of a region in a picture: rows that were inserted or removed move the content below them.
const boxOf = (region, kind) => (kind === 'baseline' ? region.recorded : region.drawn) ?? region;

function makeRegionBoxes() {
  for (const layer of panes.flatMap((pane) => pane.layers)) {
    layer.boxes = regionsOf(current).map(() => make('div', { class: 'region' }));
    layer.marks.replaceChildren(...layer.boxes);
    layer.marks.hidden = !view.hasRegions;
  }
  byId('regions-shown').setAttribute('aria-pressed', String(view.hasRegions));
}

// Places the region boxes, slightly larger than their pixels, which stay visible.
function placeRegions({ kind, boxes }, left, top, scale) {
  regionsOf(current).forEach((region, index) => {
    const { style, classList } = boxes[index];
    const box = boxOf(region, kind);
    style.left = `${left + box.x * scale - 3}px`;
    style.top = `${top + box.y * scale - 3}px`;
    style.width = `${box.width * scale + 6}px`;
    style.height = `${box.height * scale + 6}px`;
    classList.toggle('chosen', index === chosenRegion);
  });
}

function toggleRegions() {
  view.hasRegions = !view.hasRegions;
  byId('regions-shown').setAttribute('aria-pressed', String(view.hasRegions));
  for (const layer of panes.flatMap((pane) => pane.layers)) layer.marks.hidden = !view.hasRegions;
}

// Zooms to a region and its surroundings, in each picture that has it.
function showRegion(index) {
  const region = regionsOf(current)[index];
  if (!region || !panes[0]) return;
  chosenRegion = index;
  const box = panes[0].glass.getBoundingClientRect();
  const zoom =
    Math.min(box.width / (region.width * 1.6 + 8), box.height / (region.height * 1.6 + 8)) * devicePixelRatio;
  const [drawn, recorded] = [boxOf(region, 'actual'), boxOf(region, 'baseline')];
  view.x = drawn.x + region.width / 2;
  view.y = drawn.y + region.height / 2;
  view.shift = { x: recorded.x - drawn.x, y: recorded.y - drawn.y };
  setZoom(clamp(zoom, Math.min(fittingZoom(), 1), 16));
  for (const button of document.querySelectorAll('.regions button')) {
    button.setAttribute('aria-pressed', String(Number(button.dataset.region) === index));
  }
}
function nextRegion(step) {
  const count = regionsOf(current).length;
  if (count) showRegion(chosenRegion < 0 ? (step > 0 ? 0 : count - 1) : (chosenRegion + step + count) % count);
}

// Returns the strongest cause as text, and a few more below it.
function causeLines(causes) {
  if (!causes.length) return ['Only pixels differ: no view has changed, or the baseline lacks its views'];
  const limit = causes.length > 6 ? 5 : causes.length;
  const more = causes.length > limit ? [`and ${countOf(causes.length - limit, 'more change')}`] : [];
  return [causes[0], ...[...causes.slice(1, limit), ...more].map((cause) => make('span', { class: 'further' }, cause))];
}

function boxText(region) {
  const box = `${region.width} × ${region.height} at (${region.x}, ${region.y})`;
  if (region.drawn) return `${box} of the baseline`;
  if (!region.recorded) return box;
  const { x, y, width, height } = region.recorded;
  return width && height ? `${box}, in the baseline at (${x}, ${y})` : `${box}, new`;
}

// Returns the first rows that only one picture has, in one line.
function wordsOfRows({ rows }) {
  const limit = rows.length > 3 ? 2 : rows.length;
  return [
    ...rows.slice(0, limit),
    ...(rows.length > limit ? [`and in ${countOf(rows.length - limit, 'more place')}`] : []),
  ].join(', ');
}

function regionList(item) {
  const { difference } = item;
  const list = make(
    'ol',
    { class: 'regions' },
    ...regionsOf(current).map((region, index) => {
      const button = make(
        'button',
        { type: 'button', 'data-region': index, 'aria-pressed': 'false' },
        ...causeLines(causesOf(item, region)),
        make('span', {}, `${boxText(region)}, ${countOf(region.pixels, 'pixel')}`),
      );
      button.addEventListener('click', () => {
        showRegion(index);
        stage.scrollIntoView({ block: 'nearest' });
      });
      return make('li', {}, button);
    }),
  );
  const more = difference.regions.length - regionLimit;
  if (more > 0) list.append(make('li', {}, `and ${countOf(more, 'more region')}`));
  return list;
}

byId('regions-shown').addEventListener('click', toggleRegions);
