import { expect, it } from 'vitest';
import { counted } from './counted';

const OPERATIONS = 'One operation|{count} operations';

it.each([
  ['en', 0, OPERATIONS, '0 operations'],
  ['en', 1, OPERATIONS, 'One operation'],
  ['en', 2, OPERATIONS, '2 operations'],
  ['it', 1, 'Un’operazione|{count} operazioni', 'Un’operazione'],
  ['it', 1_000_000, 'Un’operazione|{count} operazioni', '1000000 operazioni'],
  ['pl', 3, '{count} plik|{count} pliki|{count} plików|{count} pliku', '3 pliki'],
  ['en', 7, 'Guides: {count}', 'Guides: 7'],
])('%s, %i', (locale, count, texts, text) => {
  expect(counted(locale, count, texts)).toBe(text);
});
