const data = JSON.parse(byId('data').textContent);
const items = data.items;
const outcomes = new Map(data.outcomes.map((outcome) => [outcome.key, outcome]));

const causesOf = (item, region) => region.causes.map((index) => item.difference.texts[index]);
const changesOf = (item) => item.difference?.texts.slice(0, item.difference.changes) ?? [];
