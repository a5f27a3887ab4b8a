const appearances = ['', 'light', 'dark'];
const appearanceKey = 'snapshot-report:appearance';

function setAppearance(value) {
  if (!appearances.includes(value)) value = '';
  byId('appearance').value = value;
  if (value) document.documentElement.dataset.appearance = value;
  else delete document.documentElement.dataset.appearance;
  remember(appearanceKey, value || null);
}
function nextAppearance() {
  setAppearance(appearances[(appearances.indexOf(byId('appearance').value) + 1) % appearances.length]);
}
setAppearance(remembered(appearanceKey) ?? '');
byId('appearance').addEventListener('change', (event) => setAppearance(event.target.value));
