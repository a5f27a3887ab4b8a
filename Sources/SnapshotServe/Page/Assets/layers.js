// The views one behind the other, as layers in space.
const angles = { turn: -38, tilt: 18, distance: 28 };

function showScene() {
  const scene = make('div', { class: 'scene' });
  const stack = make('div', { class: 'stack' });
  scene.append(stack);
  canvas.replaceChildren(scene);
  if (!inspected) return;
  const [width, height] = inspected.layout.size;
  const scale = Math.min(1, (canvas.clientWidth * 0.55) / width, Math.max(360, canvas.clientHeight * 0.8) / height);
  stack.style.width = `${width * scale}px`;
  stack.style.height = `${height * scale}px`;
  const depths = [];
  for (const [index, view] of viewsOf().entries()) {
    depths[index] = view.parent == null ? 0 : depths[view.parent] + 1;
    if (!isVisible(index)) continue;
    const { picture } = view;
    const layer = make('button', {
      type: 'button',
      class: 'plane',
      'data-view': index,
      'data-depth': depths[index],
      tabindex: -1,
      'aria-label': view.name,
    });
    const { style } = layer;
    style.left = `${picture.x * scale}px`;
    style.top = `${picture.y * scale}px`;
    style.width = `${picture.width * scale}px`;
    style.height = `${picture.height * scale}px`;
    const background = view.colors.find(({ role }) => role === 'background');
    if (children.get(index)?.length) {
      if (background) style.backgroundColor = background.value;
    } else {
      style.backgroundImage = `url("${drawn.address}")`;
      style.backgroundSize = `${width * scale}px ${height * scale}px`;
      style.backgroundPosition = `${-picture.x * scale}px ${-picture.y * scale}px`;
    }
    layer.addEventListener('click', () => {
      choose(index);
      markPlanes();
    });
    stack.append(layer);
  }
  turnScene();
  markPlanes();
}

function markPlanes() {
  for (const layer of canvas.querySelectorAll('.plane'))
    layer.classList.toggle('chosen', chosen != null && Number(layer.dataset.view) === chosen.index);
}

function turnScene() {
  for (const [name, value] of Object.entries(angles)) byId(name).value = String(value);
  const stack = canvas.querySelector('.stack');
  if (!stack) return;
  const layers = [...stack.children];
  const deepest = Math.max(0, ...layers.map((layer) => Number(layer.dataset.depth)));
  stack.style.transform = `rotateX(${angles.tilt}deg) rotateY(${angles.turn}deg)`;
  for (const layer of layers)
    layer.style.transform = `translateZ(${(Number(layer.dataset.depth) - deepest / 2) * angles.distance}px)`;
}

for (const name of Object.keys(angles))
  byId(name).addEventListener('input', (event) => {
    angles[name] = Number(event.target.value);
    turnScene();
  });

let turning = null;
canvas.addEventListener('pointerdown', (event) => {
  if (!canvas.querySelector('.scene')) return;
  turning = { x: event.clientX, y: event.clientY };
});
canvas.addEventListener('pointermove', (event) => {
  if (!turning || event.buttons === 0) return;
  angles.turn = clamp(angles.turn + (event.clientX - turning.x) / 3, -80, 80);
  angles.tilt = clamp(angles.tilt - (event.clientY - turning.y) / 3, -80, 80);
  turning = { x: event.clientX, y: event.clientY };
  turnScene();
});
addEventListener('pointerup', () => {
  turning = null;
});
