// Recording a flow: clicks and typed texts act on a live screen, and become steps with Swift code.
const live = byId('live');
const liveImage = make('img', { alt: 'The screen after the last action', draggable: 'false' });
// The flows of this visit, by the names of screens and states.
const flows = new Map();
let flow = null;
let performing = Promise.resolve();
let waiting = 0;
let touch = 'tap';

const placeQuery = () => {
  const query = { screen: here.screen };
  for (const name of ['configuration', ...settingNames]) if (here[name]) query[name] = here[name];
  return query;
};

// Returns a name that no step or state of the screen has.
function newStepName() {
  const names = new Set([...screenNamed(here.screen).states, ...flow.steps.map(({ name }) => name)]);
  let number = flow.steps.length + 1;
  while (names.has(`step-${number}`)) number++;
  return `step-${number}`;
}

// Shows the flow of the screen at the present place, performed anew.
function record() {
  if (!flows.has(here.screen)) flows.set(here.screen, { screen: here.screen, steps: [], reply: null });
  flow = flows.get(here.screen);
  showFlow();
  performFlow();
}

// Performs all steps, and one action more, after what was requested before.
function performFlow(action) {
  const own = flow;
  waiting++;
  live.setAttribute('aria-busy', 'true');
  performing = performing.then(async () => {
    if (own === flow && here?.tab === 'record') await perform(own, action);
    waiting--;
    if (!waiting) live.setAttribute('aria-busy', 'false');
  });
}

async function perform(own, action) {
  if (action && !own.steps.length) own.steps.push({ name: newStepName(), actions: [] });
  try {
    const { flow: reply, picture } = await request('api/flow', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ place: placeQuery(), steps: own.steps, action }),
    });
    if (own !== flow) return;
    const hadFocus = own.reply?.focus;
    own.steps = reply.steps;
    own.reply = reply;
    if (!reply.refusal) {
      own.size = [reply.width, reply.height];
      liveImage.src = picture;
      await liveImage.decode().catch(() => {});
      if (!live.contains(liveImage)) live.replaceChildren(make('div', { class: 'sheet' }, liveImage));
    }
    showRefusal(reply.refusal ?? reply.failure?.reason ?? '');
    showFlow();
    if (action?.x != null && reply.focus && reply.focus !== hadFocus) byId('typed').focus({ preventScroll: true });
  } catch (error) {
    if (own !== flow) return;
    if (!own.reply) live.replaceChildren();
    showRefusal(error.message);
    showFlow();
  }
}

function showRefusal(text) {
  byId('refusal').textContent = visible(text);
  byId('refusal').hidden = !text;
}

// MARK: Showing

function showFlow() {
  placeLive();
  const { steps, reply } = flow;
  byId('steps').replaceChildren(
    ...steps.map((step, index) => {
      const name = make('input', { value: step.name, 'aria-label': `Name of step ${index + 1}`, spellcheck: 'false' });
      name.addEventListener('change', () => {
        step.name = name.value.trim();
        performFlow();
      });
      const actions = step.actions.map((action, place) => {
        const isLost = reply?.failure?.step === index && reply.failure.action === place;
        return make(
          'li',
          { class: isLost ? 'action lost' : 'action' },
          make('span', {}, wordsOf(action)),
          dropButton(`Delete the action: ${wordsOf(action)}`, () => step.actions.splice(place, 1)),
        );
      });
      return make(
        'li',
        { class: 'step' },
        make(
          'div',
          { class: 'step-head' },
          name,
          dropButton(`Delete step ${index + 1}`, () => steps.splice(index, 1)),
        ),
        actions.length
          ? make('ul', {}, ...actions)
          : make('p', { class: 'hint' }, 'Nothing yet: click into the picture.'),
      );
    }),
  );
  byId('new-step').disabled = !steps.length || !steps.at(-1).actions.length;
  byId('discard').disabled = !steps.length;
  byId('code').textContent = reply?.code ?? '';
  byId('code').hidden = !reply?.code;
  byId('copy-code').disabled = !reply?.code;
  byId('code-hint').textContent = visible(
    reply?.advice ??
      (reply?.code ? `Append it to the declaration of the screen “${baseName(flow.screen)}”.` : 'No step is recorded.'),
  );
  byId('typed').placeholder = visible(reply?.focus ? `Text for ${reply.focus}` : 'Tap a text field first');
  showTargets(reply?.targets ?? []);
}

// The views that can be touched, for the keyboard.
function showTargets(targets) {
  const focused = [...byId('targets').querySelectorAll('button')].indexOf(document.activeElement);
  byId('targets').replaceChildren(
    ...targets.map(({ view, name }) => {
      const button = make('button', { type: 'button', class: 'reason' }, name);
      button.addEventListener('click', () => performFlow({ kind: touch, view }));
      return make('li', {}, button);
    }),
  );
  if (!targets.length) byId('targets').append(make('li', { class: 'hint' }, 'Nothing takes touches.'));
  if (focused >= 0) [...byId('targets').querySelectorAll('button')].at(focused)?.focus();
}

function dropButton(label, drop) {
  const button = make('button', { type: 'button', class: 'copy', 'aria-label': label }, '✕');
  button.addEventListener('click', () => {
    drop();
    showFlow();
    byId('new-step').focus();
    performFlow();
  });
  return button;
}

const kindWords = {
  tap: 'Tap',
  doubleTap: 'Double tap',
  longPress: 'Hold',
  toggle: 'Toggle',
  clear: 'Clear',
  increment: 'Increment',
  decrement: 'Decrement',
  scroll: 'Scroll to',
};
const nameOf = (view) => (view ? (view.index == null ? view.value : `${view.value}, number ${view.index + 1}`) : '');
function wordsOf({ kind, view, text, isSecret, direction, value, index, section, target }) {
  const name = nameOf(view);
  switch (kind) {
    case 'type':
      return `Type ${isSecret ? 'a secret' : `“${text}”`} into ${name}`;
    case 'swipe':
      return `Swipe ${direction}${name ? ` on ${name}` : ''}`;
    case 'slide':
      return `Slide ${name} to ${numberText(value)}`;
    case 'segment':
      return `Select segment ${index + 1} of ${name}`;
    case 'row':
      return `Select row ${index + 1}${section ? ` of section ${section + 1}` : ''} in ${name}`;
    case 'adjust':
      return `Turn ${name} to page ${value + 1}`;
    case 'pick':
      return `Pick a date in ${name}`;
    case 'drag':
      return target ? `Drag ${name} onto ${nameOf(target)}` : `Drag ${name}`;
    case 'pullToRefresh':
      return 'Pull to refresh';
    case 'rotate':
      return 'Rotate';
    case 'back':
      return 'Go back';
    default:
      return `${kindWords[kind]} ${name}`;
  }
}

// MARK: Acting

// Sizes the picture as large as fits.
function placeLive() {
  const sheet = live.querySelector('.sheet');
  if (!sheet || !flow?.size) return;
  const [width, height] = flow.size;
  const scale = Math.min(1, (live.clientWidth - 24) / width, Math.max(320, live.clientHeight - 24) / height);
  sheet.style.width = `${width * scale}px`;
  sheet.style.height = `${height * scale}px`;
}
new ResizeObserver(placeLive).observe(live);

// Returns the place of a pointer in points of the screen; null beside the picture.
function placeOnScreen(event) {
  const bounds = liveImage.getBoundingClientRect();
  const [width, height] = flow.size;
  const x = ((event.clientX - bounds.left) / bounds.width) * width;
  const y = ((event.clientY - bounds.top) / bounds.height) * height;
  return { x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 };
}

let pressed = null;
live.addEventListener('pointerdown', (event) => {
  if (event.target !== liveImage || event.button !== 0) return;
  pressed = placeOnScreen(event);
  live.setPointerCapture(event.pointerId);
});
live.addEventListener('pointerup', (event) => {
  if (!pressed) return;
  const start = pressed;
  pressed = null;
  const end = placeOnScreen(event);
  const way = { ...start, toX: end.x, toY: end.y };
  if (touch === 'drag') performFlow({ kind: 'drag', ...way });
  else if (Math.hypot(end.x - start.x, end.y - start.y) < 10) performFlow({ kind: touch, ...start });
  else performFlow({ kind: 'swipe', ...way });
});
live.addEventListener('pointercancel', () => {
  pressed = null;
});

// Moves a finger over the whole screen, so that its content moves as the arrow key says.
function swipeByKey(x, y) {
  performFlow({ kind: 'swipe', toX: -x, toY: -y });
}

for (const button of byId('touches').children)
  button.addEventListener('click', () => {
    touch = button.dataset.touch;
    for (const other of byId('touches').children) other.setAttribute('aria-pressed', String(other === button));
  });
byId('go-back').addEventListener('click', () => performFlow({ kind: 'back' }));
byId('pull').addEventListener('click', () => performFlow({ kind: 'pullToRefresh' }));
byId('rotate').addEventListener('click', () => performFlow({ kind: 'rotate' }));
byId('dating').addEventListener('submit', (event) => {
  event.preventDefault();
  // Some browsers add seconds.
  performFlow({ kind: 'pick', text: byId('date').value.slice(0, 16) });
});
byId('clear-field').addEventListener('click', () => performFlow({ kind: 'clear' }));
byId('typing').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = byId('typed').value;
  if (!text) return;
  byId('typed').value = '';
  performFlow({ kind: 'type', text });
});
byId('new-step').addEventListener('click', () => {
  flow.steps.push({ name: newStepName(), actions: [] });
  showFlow();
  byId('steps').querySelector('.step:last-child input').select();
});
byId('discard').addEventListener('click', () => {
  flow.steps = [];
  showFlow();
  performFlow();
});
byId('copy-code').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(`${byId('code').textContent}\n`);
    announce('The code is copied');
  } catch {
    getSelection().selectAllChildren(byId('code'));
    announce('The code is selected: copy it');
  }
});
