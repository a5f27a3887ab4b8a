// The views of a picture with the reasons for their frames: drawn over it, as a tree, and in words.
const namespace = 'http://www.w3.org/2000/svg';
function shape(tag, attributes, ...children) {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) if (value != null) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

const overlay = shape('svg', { class: 'overlay', 'aria-hidden': 'true' });
let inspected = null;
let chosen = null;
let hovered = null;
let chosenConstraint = null;
// The views that are children of each view; those of `null` are the roots.
let children = new Map();

const marks = {
  frames: 'Frames',
  margins: 'Margins',
  baselines: 'Baselines',
  guides: 'Guides',
  constraints: 'Constraints',
};
const shownMarks = new Set(JSON.parse(remembered('snapshot-gallery:marks') ?? '[]'));

function inspect(found) {
  inspected = found;
  chosen = chosen != null && found?.layout.views[chosen.index]?.line === chosen.line ? chosen : null;
  hovered = null;
  chosenConstraint = null;
  children = new Map();
  for (const [index, { parent }] of (found?.layout.views ?? []).entries()) {
    const key = parent ?? null;
    if (!children.has(key)) children.set(key, []);
    children.get(key).push(index);
  }
  showTree();
  showSelected();
  showProblems();
  if (!found) return;
  const [width, height] = found.layout.size;
  overlay.setAttribute('viewBox', `0 0 ${width} ${height}`);
  showDrawing();
}

const viewsOf = () => inspected?.layout.views ?? [];
const numberText = (number) =>
  (Math.round(number * 1000) / 1000).toLocaleString('en', { maximumFractionDigits: 3, useGrouping: false });
const rectText = ({ x, y, width, height }) =>
  `(${[x, y].map(numberText).join(' ')}; ${[width, height].map(numberText).join(' ')})`;

function isVisible(index) {
  for (let at = index; at != null; at = viewsOf()[at].parent) if (viewsOf()[at].isHidden) return false;
  return true;
}

// Returns the frontmost view at a point; of several, the one that comes last in the tree.
function viewAt({ x, y }) {
  for (let index = viewsOf().length - 1; index >= 0; index--) {
    const { picture } = viewsOf()[index];
    if (x < picture.x || y < picture.y || x >= picture.x + picture.width || y >= picture.y + picture.height) continue;
    if (isVisible(index)) return index;
  }
  return null;
}

function choose(index, { scrolls = true } = {}) {
  chosen = index == null ? null : { index, line: viewsOf()[index].line };
  chosenConstraint = null;
  markTree(scrolls);
  showSelected();
  showMarks();
}

// MARK: Over the picture

function box(rect, name, radius) {
  return shape('rect', {
    class: name,
    x: rect.x,
    y: rect.y,
    width: Math.max(0, rect.width),
    height: Math.max(0, rect.height),
    rx: radius,
    'vector-effect': 'non-scaling-stroke',
  });
}
function line(x1, y1, x2, y2, name) {
  return shape('line', { class: name, x1, y1, x2, y2, 'vector-effect': 'non-scaling-stroke' });
}
// Returns a text in a size that doesn't depend on the zoom, on a ground that makes it legible.
function caption(x, y, text, name) {
  const size = 11 / overlayScale();
  return shape(
    'text',
    { class: name, x, y, 'font-size': size, 'stroke-width': size / 3, 'text-anchor': 'middle' },
    text,
  );
}
const overlayScale = () => (overlay.clientWidth || 1) / (inspected?.layout.size[0] || 1);

function inset(rect, [top, left, bottom, right]) {
  return {
    x: rect.x + left,
    y: rect.y + top,
    width: rect.width - left - right,
    height: rect.height - top - bottom,
  };
}

function showMarks() {
  if (!inspected) {
    overlay.replaceChildren();
    return;
  }
  const parts = [];
  const views = viewsOf();
  const wanted = chosen ? [chosen.index] : views.map((_, index) => index);
  if (shownMarks.has('frames'))
    for (const [index, view] of views.entries()) if (isVisible(index)) parts.push(box(view.picture, 'frame-mark'));
  if (shownMarks.has('margins'))
    for (const index of wanted) {
      const view = views[index];
      if (view.margins.some(Boolean) && isVisible(index))
        parts.push(box(inset(view.picture, view.margins), 'margin-mark'));
    }
  if (shownMarks.has('baselines'))
    for (const [index, view] of views.entries())
      if (isVisible(index))
        for (const y of new Set(view.baselines))
          parts.push(line(view.picture.x, y, view.picture.x + view.picture.width, y, 'baseline-mark'));
  if (shownMarks.has('guides'))
    for (const guide of inspected.layout.guides)
      if (!chosen || guide.owner === chosen.index) parts.push(box(guide.picture, 'guide-mark'));
  if (hovered != null && hovered !== chosen?.index) parts.push(box(views[hovered].picture, 'hover-mark'));
  if (chosen) {
    const view = views[chosen.index];
    parts.push(box(view.picture, 'chosen-mark'));
    if (shownMarks.has('constraints')) parts.push(...constraintMarks(constraintsOf(chosen.index)));
  } else if (shownMarks.has('constraints')) {
    parts.push(
      ...constraintMarks(
        inspected.layout.constraints.map((_, index) => index),
        false,
      ),
    );
  }
  if (chosenConstraint != null) parts.push(...constraintMarks([chosenConstraint], true, 'chosen'));
  overlay.replaceChildren(...parts);
}

// Returns the constraints that reference a view or one of its guides.
function constraintsOf(index) {
  const isOwn = (item) =>
    item && (item.view === index || (item.guide != null && inspected.layout.guides[item.guide].owner === index));
  return inspected.layout.constraints.flatMap((constraint, at) =>
    isOwn(constraint.first) || isOwn(constraint.second) ? [at] : [],
  );
}

// Returns the position of an item's attribute: of a vertical line, a horizontal line, or a length.
function positionOf(item) {
  const rect = item.guide != null ? inspected.layout.guides[item.guide].picture : viewsOf()[item.view]?.picture;
  if (!rect) return null;
  const view = item.view != null ? viewsOf()[item.view] : null;
  const owner = view ?? viewsOf()[inspected.layout.guides[item.guide]?.owner];
  const isMargin = item.attribute.includes('Margin');
  const { x, y, width, height } = isMargin && view ? inset(rect, view.margins) : rect;
  const name = item.attribute.replace(/WithinMargins|Margin/, '');
  const [start, end] = owner?.isRightToLeft ? [x + width, x] : [x, x + width];
  const vertical = { left: x, right: x + width, leading: start, trailing: end, centerX: x + width / 2 };
  const horizontal = {
    top: y,
    bottom: y + height,
    centerY: y + height / 2,
    firstBaseline: view?.baselines[0] ?? y + height,
    lastBaseline: view?.baselines.at(-1) ?? y + height,
  };
  if (Object.hasOwn(vertical, name)) return { axis: 'x', at: vertical[name], middle: y + height / 2, rect };
  if (Object.hasOwn(horizontal, name)) return { axis: 'y', at: horizontal[name], middle: x + width / 2, rect };
  if (name === 'width') return { axis: 'width', rect };
  return name === 'height' ? { axis: 'height', rect } : null;
}

function constraintMarks(indices, hasCaptions = true, name = '') {
  const parts = [];
  for (const index of indices) {
    const constraint = inspected.layout.constraints[index];
    const first = constraint.first && positionOf(constraint.first);
    const second = constraint.second && positionOf(constraint.second);
    if (!first) continue;
    const style = `constraint-mark ${name} ${constraint.priority < 1000 ? 'optional' : ''}`;
    const text =
      numberText(constraint.constant ?? 0) + (constraint.priority < 1000 ? ` @${numberText(constraint.priority)}` : '');
    if (first.axis === 'x' && second?.axis === 'x') {
      const y = Math.max(first.rect.y, second.rect.y) === first.rect.y ? first.middle : second.middle;
      parts.push(line(second.at, y, first.at, y, style));
      for (const x of [first.at, second.at]) parts.push(line(x, y - 4, x, y + 4, style));
      if (hasCaptions && first.at !== second.at)
        parts.push(caption((first.at + second.at) / 2, y - 3, text, 'caption-mark'));
    } else if (first.axis === 'y' && second?.axis === 'y') {
      const x = first.rect.width < second.rect.width ? first.middle : second.middle;
      parts.push(line(x, second.at, x, first.at, style));
      for (const y of [first.at, second.at]) parts.push(line(x - 4, y, x + 4, y, style));
      if (hasCaptions && first.at !== second.at)
        parts.push(caption(x, (first.at + second.at) / 2, text, 'caption-mark'));
    } else if (first.axis === 'width') {
      const y = first.rect.y + first.rect.height - 3;
      parts.push(line(first.rect.x, y, first.rect.x + first.rect.width, y, style));
      if (hasCaptions) parts.push(caption(first.rect.x + first.rect.width / 2, y - 3, text, 'caption-mark'));
    } else if (first.axis === 'height') {
      const x = first.rect.x + 3;
      parts.push(line(x, first.rect.y, x, first.rect.y + first.rect.height, style));
      if (hasCaptions) parts.push(caption(x + 12, first.rect.y + first.rect.height / 2, text, 'caption-mark'));
    }
  }
  return parts;
}

function pointOfPicture(event) {
  const bounds = overlay.getBoundingClientRect();
  const [width, height] = inspected.layout.size;
  return {
    x: ((event.clientX - bounds.left) / bounds.width) * width,
    y: ((event.clientY - bounds.top) / bounds.height) * height,
  };
}
overlay.addEventListener('pointermove', (event) => {
  if (!inspected) return;
  const index = viewAt(pointOfPicture(event));
  if (index === hovered) return;
  hovered = index;
  showMarks();
});
overlay.addEventListener('pointerleave', () => {
  hovered = null;
  showMarks();
});
overlay.addEventListener('click', (event) => inspected && choose(viewAt(pointOfPicture(event))));

for (const [name, label] of Object.entries(marks)) {
  const button = make(
    'button',
    { type: 'button', 'data-mark': name, 'aria-pressed': String(shownMarks.has(name)) },
    label,
  );
  button.addEventListener('click', () => {
    if (!shownMarks.delete(name)) shownMarks.add(name);
    button.setAttribute('aria-pressed', String(shownMarks.has(name)));
    remember('snapshot-gallery:marks', JSON.stringify([...shownMarks]));
    showMarks();
  });
  byId('marks').append(button);
}

// MARK: Tree

function showTree() {
  const makeItem = (index, level) => {
    const view = viewsOf()[index];
    const inner = children.get(index) ?? [];
    const isAmbiguous = view.isAmbiguousHorizontally || view.isAmbiguousVertically;
    const item = make(
      'li',
      {
        role: 'treeitem',
        id: `view-${index}`,
        'data-view': index,
        'aria-level': level,
        'aria-expanded': inner.length ? 'true' : null,
        'aria-selected': 'false',
        tabindex: -1,
      },
      make(
        'span',
        { class: `node${view.isHidden ? ' gone' : ''}` },
        view.name,
        view.name === view.type || view.name.startsWith(view.type) ? '' : ` ${view.type}`,
        isAmbiguous ? make('span', { class: 'warning', title: 'ambiguous' }, ' ?') : '',
      ),
    );
    if (inner.length) item.append(make('ul', { role: 'group' }, ...inner.map((child) => makeItem(child, level + 1))));
    return item;
  };
  byId('tree').replaceChildren(...(children.get(null) ?? []).map((index) => makeItem(index, 1)));
  markTree(false);
}

function markTree(scrolls) {
  for (const item of byId('tree').querySelectorAll('[aria-selected="true"], [tabindex="0"]')) {
    item.setAttribute('aria-selected', 'false');
    item.tabIndex = -1;
  }
  const item = chosen ? byId(`view-${chosen.index}`) : byId('tree').querySelector('[role="treeitem"]');
  if (!item) return;
  item.tabIndex = 0;
  if (!chosen) return;
  item.setAttribute('aria-selected', 'true');
  for (let at = item.parentElement.closest('[role="treeitem"]'); at; at = at.parentElement.closest('[role="treeitem"]'))
    at.setAttribute('aria-expanded', 'true');
  const tree = byId('tree');
  if (scrolls) {
    const node = item.firstChild;
    const top = node.offsetTop - tree.offsetTop;
    if (top < tree.scrollTop || top > tree.scrollTop + tree.clientHeight - 24)
      tree.scrollTop = top - tree.clientHeight / 3;
  }
  if (tree.contains(document.activeElement)) item.focus({ preventScroll: true });
}

byId('tree').addEventListener('click', (event) => {
  const item = event.target.closest('[role="treeitem"]');
  if (item) choose(Number(item.dataset.view), { scrolls: false });
});
byId('tree').addEventListener('pointerover', (event) => {
  const item = event.target.closest('[role="treeitem"]');
  hovered = item ? Number(item.dataset.view) : null;
  showMarks();
});
byId('tree').addEventListener('pointerleave', () => {
  hovered = null;
  showMarks();
});

// Handles a key in the tree, as trees of the system do.
function onTreeKey(event) {
  const item = event.target.closest('[role="treeitem"]');
  if (!item) return false;
  const items = [...byId('tree').querySelectorAll('[role="treeitem"]')].filter(
    (other) => !other.parentElement.closest('[aria-expanded="false"]'),
  );
  const index = items.indexOf(item);
  const isOpen = item.getAttribute('aria-expanded') === 'true';
  const go = (other) => {
    if (!other) return;
    other.focus();
    choose(Number(other.dataset.view));
  };
  switch (event.key) {
    case 'ArrowDown':
      go(items[index + 1]);
      break;
    case 'ArrowUp':
      go(items[index - 1]);
      break;
    case 'Home':
      go(items[0]);
      break;
    case 'End':
      go(items.at(-1));
      break;
    case 'ArrowRight':
      if (isOpen) go(items[index + 1]);
      else if (item.hasAttribute('aria-expanded')) item.setAttribute('aria-expanded', 'true');
      break;
    case 'ArrowLeft':
      if (isOpen) item.setAttribute('aria-expanded', 'false');
      else go(item.parentElement.closest('[role="treeitem"]'));
      break;
    case 'Enter':
    case ' ':
      go(item);
      break;
    default:
      return false;
  }
  return true;
}

// MARK: Words

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce(`Copied: ${text}`);
  } catch {
    announce(`Copy this: ${text}`);
  }
}
function copyButton(text, label) {
  const button = make('button', { type: 'button', class: 'copy', 'aria-label': label }, 'Copy');
  button.addEventListener('click', () => copy(text));
  return button;
}

function constraintButton(index, note = '') {
  const constraint = inspected.layout.constraints[index];
  const button = make(
    'button',
    { type: 'button', class: 'reason', title: visible(constraint.description), 'data-constraint': index },
    make('code', {}, constraint.text),
    make(
      'span',
      { class: 'note' },
      [
        constraint.identifier,
        originWords[constraint.origin],
        constraint.priority < 1000 ? `priority ${numberText(constraint.priority)}` : null,
        note,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  );
  button.addEventListener('click', () => {
    chosenConstraint = chosenConstraint === index ? null : index;
    showMarks();
  });
  const { source } = constraint;
  return make(
    'div',
    { class: 'reason-line' },
    button,
    copyButton(constraint.text, `Copy ${constraint.text}`),
    source ? sourceButton(source) : '',
  );
}
// Returns a button that copies the line of code, in the form that editors open.
function sourceButton({ path, line: number }) {
  const text = `${path}:${number}`;
  const button = make(
    'button',
    { type: 'button', class: 'copy source', title: text, 'aria-label': `Copy the line of code ${text}` },
    `${path.split('/').at(-1)}:${number}`,
  );
  button.addEventListener('click', () => copy(text));
  return button;
}
const originWords = {
  container: 'by the stack view',
  autoresizing: 'frame and autoresizing mask',
  contentSize: 'size of the content',
  guide: 'layout guide',
  rootSize: 'size of the screen',
  tieRule: 'rule for ambiguous layouts',
};

function definition(term, ...content) {
  return make('div', {}, make('dt', {}, term), make('dd', {}, ...content));
}

// Returns the contrast of a view's text.
function contrastOf(view) {
  const { x, y, width, height } = view.picture;
  return inspected.contrasts.find(
    ({ text, frame }) =>
      text === view.text && [x, y, width, height].every((value, index) => Math.abs(value - frame[index]) < 1),
  );
}

function swatch(value) {
  const element = make('span', { class: 'swatch' });
  element.style.backgroundColor = value;
  return element;
}

function showSelected() {
  const parent = byId('selected');
  if (!inspected || !chosen) {
    parent.replaceChildren(
      make(
        'p',
        { class: 'hint' },
        inspected ? 'Select a view in the picture or in the list to see why it is there.' : '',
      ),
    );
    return;
  }
  const view = viewsOf()[chosen.index];
  const facts = [
    definition('Class', view.type),
    definition('Frame', rectText(view.frame), ' ', copyButton(rectText(view.frame), 'Copy the frame')),
    definition('In the picture', rectText(view.picture)),
  ];
  if (view.identifier) facts.push(definition('Identifier', view.identifier));
  if (view.text) facts.push(definition('Text', view.text));
  if (view.source) facts.push(definition('Code', sourceButton(view.source)));
  if (view.font) {
    const { name, size, style } = view.font;
    facts.push(definition('Font', `${name}, ${numberText(size)} pt${style ? `, ${style}` : ''}`));
  }
  for (const { role, value, name } of view.colors)
    facts.push(definition(`Color: ${role}`, swatch(value), ` ${value}${name ? ` ${name}` : ''}`));
  const contrast = contrastOf(view);
  if (contrast) {
    const isLow = contrast.ratio < contrast.limit && !contrast.isExempt;
    facts.push(
      definition(
        'Contrast',
        make(
          'span',
          { class: isLow ? 'warning' : null },
          `${contrast.ratio.toFixed(2)}, ${contrast.isExempt ? 'none required' : `at least ${contrast.limit} required`} `,
        ),
        swatch(contrast.color),
        ' on ',
        swatch(contrast.background),
      ),
    );
  }
  if (view.margins.some(Boolean)) facts.push(definition('Margins', view.margins.map(numberText).join(' ')));
  if (view.safeArea.some(Boolean)) facts.push(definition('Safe area', view.safeArea.map(numberText).join(' ')));
  if (view.baselines.length)
    facts.push(definition('Baselines', [...new Set(view.baselines)].map(numberText).join(', ')));
  parent.replaceChildren(make('h3', {}, view.name), make('dl', { class: 'facts' }, ...facts), ...reasonSections(view));
}

function reasonSections(view) {
  const reasons = view.edges.map((edge) =>
    make(
      'div',
      { class: 'edge' },
      make(
        'h4',
        {},
        `${edge.name} ${numberText(edge.value)}`,
        edge.isAmbiguous ? make('span', { class: 'warning' }, ' ambiguous') : '',
      ),
      ...edge.direct.map((index) => constraintButton(index)),
      edge.direct.length ? '' : make('p', { class: 'note' }, 'follows from the other edges'),
      edge.further.length
        ? make(
            'details',
            {},
            make('summary', {}, countOf(edge.further.length, 'further constraint')),
            ...edge.further.map((index) => constraintButton(index)),
          )
        : '',
    ),
  );
  const parts = [
    make('h3', {}, 'Why is it here?'),
    ...(reasons.length
      ? reasons
      : [make('p', { class: 'note' }, 'Its frame was set by code or by its superview: no constraints place it.')]),
  ];
  if (view.violated.length)
    parts.push(
      make('h3', {}, 'What is not met?'),
      ...view.violated.map(({ constraint, by }) => constraintButton(constraint, `off by ${numberText(by)} pt`)),
    );
  return parts;
}

function viewButton(index, note) {
  const button = make(
    'button',
    { type: 'button', class: 'reason' },
    viewsOf()[index].name,
    make('span', { class: 'note' }, note),
  );
  button.addEventListener('click', () => choose(index));
  return button;
}

function showProblems() {
  const ambiguous = viewsOf().flatMap((view, index) => {
    const axes = [view.isAmbiguousHorizontally && 'sideways', view.isAmbiguousVertically && 'up and down'].filter(
      Boolean,
    );
    return axes.length ? [viewButton(index, axes.join(', '))] : [];
  });
  byId('ambiguous').replaceChildren(
    make('h3', {}, 'What could move?'),
    ...(ambiguous.length
      ? ambiguous
      : [make('p', { class: 'note' }, 'Nothing: all positions and sizes are determined.')]),
  );
  const conflicts = inspected?.layout.conflicts ?? [];
  byId('conflicts').replaceChildren(
    make('h3', {}, 'What contradicts?'),
    ...(conflicts.length
      ? conflicts.map((conflict) =>
          make(
            'div',
            { class: 'conflict' },
            ...conflict.constraints.map((index) =>
              constraintButton(index, index === conflict.broken ? 'left out' : ''),
            ),
          ),
        )
      : [make('p', { class: 'note' }, 'Nothing: all required constraints hold.')]),
  );
}
