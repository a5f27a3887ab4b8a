const decisionsKey = `snapshot-report:${data.report}`;
const decisions = new Map();
const canDecide = (item) => Boolean(item.pictures.actual);
const decidable = items.filter(canDecide);

// Decisions of this page that aren't stored yet.
const pending = new Map();

// Reads the stored decisions, which other tabs with this report change too, and applies the pending ones.
function readDecisions() {
  let kept = {};
  try {
    kept = JSON.parse(remembered(decisionsKey) ?? '{}') ?? {};
  } catch {
    /* not ours */
  }
  decisions.clear();
  for (const item of decidable) {
    const decision = pending.has(item) ? pending.get(item) : Object.hasOwn(kept, item.name) ? kept[item.name] : null;
    if (decision === 'accepted' || decision === 'rejected') decisions.set(item, decision);
  }
}
addEventListener('storage', (event) => {
  if (event.key !== decisionsKey) return;
  const before = new Map(decisions);
  readDecisions();
  showDecisions(before);
});

// True if there are decisions that are neither stored nor saved.
let isUnkept = false;

// Sets a decision for items; null clears it.
function decideAll(items, decision) {
  const before = new Map(decisions);
  for (const item of items) pending.set(item, decision);
  readDecisions();
  const kept = Object.fromEntries([...decisions].map(([item, decision]) => [item.name, decision]));
  if (remember(decisionsKey, decisions.size ? JSON.stringify(kept) : null)) pending.clear();
  isUnkept = pending.size > 0 && decisions.size > 0;
  showDecisions(before);
}
// Updates the items whose decisions have changed.
function showDecisions(before) {
  for (const item of decidable) if (decisions.get(item) !== before.get(item)) showDecision(item);
  showProgress();
}
function decide(item, decision) {
  if (item && canDecide(item)) decideAll([item], decision);
}
// Clicking a pressed button clears the decision; a key never does, since it may be pressed twice.
function pressDecision(decision) {
  decide(current, decisions.get(current) === decision ? null : decision);
}

// Sets a decision and selects the next entry, or at the end the first undecided one.
function decideAndGoOn(decision) {
  const item = current;
  if (!item || !canDecide(item)) return;
  const following = shown[shown.indexOf(item) + 1];
  decide(item, decision);
  const next = following ?? undecidedShown()[0];
  if (next) select(next);
  listUndecided();
}

// Updates the list if it shows only undecided entries.
function listUndecided() {
  if (byId('undecided').checked) filter();
}

const undecidedShown = () => shown.filter((item) => canDecide(item) && !decisions.has(item));
function acceptShown() {
  const items = undecidedShown();
  if (!items.length || !confirm(`Accept ${countOf(items.length, 'undecided picture')}?`)) return;
  decideAll(items, 'accepted');
  listUndecided();
}
function showCountToAccept() {
  const count = undecidedShown().length;
  byId('accept-shown').hidden = count < 2;
  byId('accept-shown').textContent = `Accept ${count.toLocaleString('en')} undecided`;
}

function showProgress() {
  const accepted = [...decisions.values()].filter((decision) => decision === 'accepted').length;
  const counts = [accepted, decisions.size - accepted, decidable.length].map((count) => count.toLocaleString('en'));
  byId('progress').textContent =
    decidable.length === 0
      ? ''
      : `${counts[0]} accepted, ${counts[1]} rejected of ${counts[2]}` +
        (isUnkept ? ". This browser doesn't keep them: save the decisions" : '');
  byId('progress').classList.toggle('warning', isUnkept);
  byId('save').disabled = decisions.size === 0;
  byId('command').disabled = accepted === 0;
  showCountToAccept();
}

function decisionsFile() {
  const list = decidable
    .filter((item) => decisions.has(item))
    .map((item) => ({
      name: item.name,
      decision: decisions.get(item),
      actual: item.pictures.actual.sha256,
    }));
  return JSON.stringify({ format: 1, report: data.report, decisions: list }, null, 2) + '\n';
}

function saveDecisions() {
  if (decisions.size === 0) return;
  const url = URL.createObjectURL(new Blob([decisionsFile()], { type: 'application/json' }));
  const link = make('a', { href: url, download: 'decisions.json' });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
  isUnkept = false;
  showProgress();
}
addEventListener('beforeunload', (event) => {
  if (!isUnkept) return;
  event.preventDefault();
  // Some browsers require a return value.
  event.returnValue = true;
});

// Quotes text so that no shell interprets it. Some shells replace a leading "=" by the path of a program.
const quoted = (text) =>
  /^[A-Za-z0-9_.,/:@%+-][A-Za-z0-9_.,/:=@%+-]*$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

// Returns the report's folder, or null if it isn't one that a command can read.
function reportFolder() {
  if (location.protocol !== 'file:') return null;
  try {
    return decodeURIComponent(location.pathname).replace(/\/[^/]*$/, '') || '/';
  } catch {
    return null;
  }
}

function approveCommand() {
  const names = decidable.filter((item) => decisions.get(item) === 'accepted').map((item) => item.name);
  // No command contains characters that are invisible, or displayed in another order.
  const plain = names.filter((name) => !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(name));
  const folder = reportFolder();
  // The hash restricts the command to the pictures that were reviewed.
  const words = [
    data.tool,
    'approve',
    '--from',
    folder ?? 'report',
    '--report-hash',
    data.report.slice(0, 16),
    ...(plain.some((name) => name.startsWith('-')) ? ['--'] : []),
    ...plain,
  ];
  return {
    text: words.map(quoted).join(' '),
    count: plain.length,
    left: names.length - plain.length,
    isPlaced: folder != null,
  };
}

async function copyCommand() {
  const command = approveCommand();
  if (command.count === 0) return;
  const area = byId('command-text');
  area.value = command.text;
  byId('command-panel').showModal();
  area.select();
  let isCopied = false;
  try {
    await navigator.clipboard.writeText(command.text);
    isCopied = true;
  } catch {
    try {
      isCopied = document.execCommand('copy');
    } catch {
      /* by hand, then */
    }
  }
  const what = countOf(command.count, 'accepted picture');
  byId('command-note').textContent =
    (isCopied ? `Copied. It approves ${what}.` : `Copy this. It approves ${what}.`) +
    (command.left ? ` ${countOf(command.left, 'name')} can't be copied: save the decisions as a file.` : '') +
    (command.isPlaced ? '' : " Replace “report” with the report's folder.") +
    " Run it in the package's folder.";
}
