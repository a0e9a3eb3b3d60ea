import { readFileSync } from 'node:fs';

const { sidebars } = JSON.parse(readFileSync('source.json', 'utf8'));
const items = (list) => list.map((item) => (typeof item === 'string' ? item : { type: 'category', ...item, items: items(item.items) }));

export default Object.fromEntries(Object.entries(sidebars).map(([name, list]) => [name, items(list)]));
